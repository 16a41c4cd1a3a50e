import { posix } from 'node:path';

/** What a package is called where it is installed, by its name in this repository. */
export const publishedNames: Readonly<Record<string, string>> = {
  'shared-contracts': '@rightway/contracts',
  'shared-ui': '@rightway/ui',
  'shared-build': '@rightway/build',
  'create-remote': '@rightway/create-remote',
};

/** The address of a module: after `from`, in an import for its effects, in a dynamic one, in a type. */
const specifier = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\2/g;

/** An import for its effects: types have none, and a style sheet has no types. */
const forEffect = /^import ['"][^'"]+['"];\n/gm;

/** `./form.tsx` as it is called once it is compiled. */
const compiled = (path: string): string => path.replace(/\.tsx?$/, '.js');

/** `shared-ui/form` as it is called where it is installed. */
export function publishedName(name: string): string {
  const [, first = '', rest = ''] = /^([^/]+)(\/.*)?$/.exec(name) ?? [];
  const published = publishedNames[first];
  return published ? published + rest : name;
}

/** The files of the contracts that others reach, by their path below the package, with the name of each. */
export type Faces = ReadonlyMap<string, string>;

/** What a package's `exports` say, turned round. */
export const facesOf = (exported: Readonly<Record<string, string>>): Faces =>
  new Map(Object.entries(exported).map(([name, path]) => [path, name]));

/**
 * The text of a compiled file or of its types, with the names that its modules have where they are installed. `file` is
 * its path below the contracts, whose `faces` the build reaches by their path here. Throws where there is no such face.
 */
export function publishedText(text: string, file: string, faces: Faces): string {
  const told = file.endsWith('.d.ts') ? text.replaceAll(forEffect, '') : text;
  return told.replaceAll(specifier, (_all, before: string, quote: string, name: string) => {
    const path = `./${posix.join(posix.dirname(file), name)}`;
    const isOfContracts = name.startsWith('.') && file.startsWith('build/') && path.startsWith('./src/');
    if (!isOfContracts) return before + quote + compiled(publishedName(name)) + quote;
    const face = faces.get(path.replace(/\.js$/, '.ts'));
    if (!face) throw new Error(`${file} needs ${path}, which is no export of shared-contracts.`);
    return before + quote + publishedName(posix.join('shared-contracts', face)) + quote;
  });
}

/** A page of text for those who install a package, with the names that it has there. */
export const publishedPage = (text: string): string =>
  text.replaceAll(/shared-(?:contracts|ui|build)(?=[`/'\s:])/g, (name) => publishedNames[name] ?? name);
