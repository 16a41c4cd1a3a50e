import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { PackagePart } from './package-parts.ts';
import { publishedNames } from './package-specifiers.ts';
import { root } from './suite.ts';

const names = v.optional(v.record(v.string(), v.string()), {});

const packageSchema = v.object({
  description: v.string(),
  license: v.string(),
  exports: names,
  bin: v.optional(v.record(v.string(), v.string())),
  sideEffects: v.optional(v.union([v.boolean(), v.array(v.string())])),
  dependencies: names,
  devDependencies: names,
});

/** What a package file of this repository contains. */
export const statedPackage = (folder: string): v.InferOutput<typeof packageSchema> =>
  v.parse(packageSchema, JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')));

/** The version of each library in the catalog of the workspace. */
export function workspaceCatalog(): ReadonlyMap<string, string> {
  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const catalog = /^catalog:\n((?: {2}.*\n|\n)+)/m.exec(workspace)?.[1] ?? '';
  return new Map(
    [...catalog.matchAll(/^ {2}"?([^":\s]+)"?: *"?([^"\s]+)"?$/gm)].map(([, name = '', version = '']) => [
      name,
      version,
    ]),
  );
}

/** The place in the compiled files of a source such as `./src/form/index.ts`. */
function placeIn({ folder, source }: PackagePart, path: string, ending: string): string {
  const below = source === folder ? './' : `./${source.slice(folder.length + 1)}/`;
  return path.startsWith(below) ? `./dist/${path.slice(below.length).replace(/\.tsx?$/, ending)}` : path;
}

/**
 * The package.json with which a package is installed. Libraries come in the versions of the catalog, ours in this one.
 * Throws where the catalog has no version of one.
 */
export function packageFile(part: PackagePart, version: string): Readonly<Record<string, unknown>> {
  const stated = statedPackage(part.folder);
  const catalog = workspaceCatalog();
  const versionOf = (name: string): string => {
    const found = catalog.get(name);
    if (!found) throw new Error(`The catalog has no version of ${name}.`);
    return found;
  };
  const needed = Object.entries(stated.dependencies).filter(([name]) => !(name in part.peers));
  const modules = Object.entries(stated.exports).filter(([, path]) => !path.includes('*'));
  return {
    name: publishedNames[part.name],
    version,
    description: stated.description,
    license: stated.license,
    type: 'module',
    engines: { node: part.node },
    sideEffects: Array.isArray(stated.sideEffects)
      ? stated.sideEffects.map((path) => placeIn(part, path, '.js'))
      : (stated.sideEffects ?? true),
    exports: {
      ...Object.fromEntries(
        modules.map(([name, path]) => [
          name,
          { types: placeIn(part, path, '.d.ts'), default: placeIn(part, path, '.js') },
        ]),
      ),
      ...part.extraExports,
      './package.json': './package.json',
    },
    ...(stated.bin
      ? {
          bin: Object.fromEntries(
            Object.entries(stated.bin).map(([name, path]) => [name, placeIn(part, path, '.js')]),
          ),
        }
      : {}),
    dependencies: Object.fromEntries(
      needed.map(([name, range]) => {
        const ours = publishedNames[name];
        return ours && range.startsWith('workspace:') ? [ours, `^${version}`] : [name, versionOf(name)];
      }),
    ),
    peerDependencies: Object.fromEntries(
      Object.keys(part.peers).map((name) => [name, `^${versionOf(name)}`]),
    ),
    peerDependenciesMeta: Object.fromEntries(
      Object.entries(part.peers).flatMap(([name, need]) =>
        need === 'optional' ? [[name, { optional: true }]] : [],
      ),
    ),
  };
}
