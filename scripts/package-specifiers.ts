import { posix } from 'node:path';

/** The published name of each package, by its name in this repository. */
export const publishedNames: Readonly<Record<string, string>> = {
  'shared-contracts': '@rightway/contracts',
  'shared-ui': '@rightway/ui',
  'shared-build': '@rightway/build',
  'create-remote': '@rightway/create-remote',
};

/** A module specifier: after `from`, in a side-effect import, in a dynamic import, in a type import. */
const specifier = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\2/g;

/** A side-effect import: declaration files need none, and a style sheet has no types. */
const forEffect = /^import ['"][^'"]+['"];\n/gm;

/** The compiled name of a module, `./form.js` for `./form.tsx`. */
const compiled = (path: string): string => path.replace(/\.tsx?$/, '.js');

/** The published name of a module, `@rightway/ui/form` for `shared-ui/form`. */
function publishedName(name: string): string {
  const [, first = '', rest = ''] = /^([^/]+)(\/.*)?$/.exec(name) ?? [];
  const published = publishedNames[first];
  return published ? published + rest : name;
}

/** The exported files of the contracts, by their path below the package, each with its export name. */
export type Faces = ReadonlyMap<string, string>;

/** A package's `exports` in reverse: the export name by file. */
export const facesOf = (exported: Readonly<Record<string, string>>): Faces =>
  new Map(Object.entries(exported).map(([name, path]) => [path, name]));

/**
 * The text of a compiled file or of its declarations, with published module names. `file` is its path below the
 * contracts, whose `faces` the build imports by their path here. Throws where a path is not an export.
 */
export function publishedText(text: string, file: string, faces: Faces): string {
  const withoutEffects = file.endsWith('.d.ts') ? text.replaceAll(forEffect, '') : text;
  return withoutEffects.replaceAll(specifier, (_all, before: string, quote: string, name: string) => {
    const path = `./${posix.join(posix.dirname(file), name)}`;
    const isOfContracts = name.startsWith('.') && file.startsWith('build/') && path.startsWith('./src/');
    if (!isOfContracts) return before + quote + compiled(publishedName(name)) + quote;
    const face = faces.get(path.replace(/\.js$/, '.ts'));
    if (!face) throw new Error(`${file} needs ${path}, which is no export of shared-contracts.`);
    return before + quote + publishedName(posix.join('shared-contracts', face)) + quote;
  });
}

/** The text of a documentation page with the published names of the packages. */
export const publishedPage = (text: string): string =>
  text.replaceAll(/shared-(?:contracts|ui|build)(?=[`/'\s:])/g, (name) => publishedNames[name] ?? name);
