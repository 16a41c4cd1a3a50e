import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as v from 'valibot';

/** The names of the package of the blocks: in this repository, and as installed by a team. */
const names = ['shared-ui', '@rightway/ui'] as const;

const versionsSchema = v.optional(v.record(v.string(), v.string()), {});

const packageSchema = v.object({
  name: v.picklist(names),
  dependencies: versionsSchema,
  peerDependencies: versionsSchema,
});

/** The package of the shared blocks that an application uses. */
export interface UiPackage {
  readonly name: (typeof names)[number];
  readonly folder: string;
  /** The version of a library that the shell provides, from the package's dependencies. Throws a sentence. */
  readonly versionOf: (library: string) => string;
}

/** The folder of a package, looked for as Node does, without asking what it exports. */
function folderOf(from: string, name: string): string | undefined {
  const require = createRequire(join(from, 'package.json'));
  const folder = require.resolve.paths(name)?.find((one) => existsSync(join(one, name, 'package.json')));
  return folder && join(folder, name);
}

const readPackage = (folder: string): unknown =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Finds the package of the blocks from an application's folder, or in it. Throws a sentence where it is not installed. */
export function uiPackage(from: string): UiPackage {
  const own = v.safeParse(packageSchema, readPackage(from));
  const folder = own.success ? from : names.map((name) => folderOf(from, name)).find(Boolean);
  if (!folder) throw new Error(`${from}: install ${names[1]}, which the remote is made of.`);
  const { name, dependencies, peerDependencies } = v.parse(packageSchema, readPackage(folder));
  return {
    name,
    folder,
    versionOf: (library) => {
      const [, stated] = /^\^?(\d.*)$/.exec({ ...dependencies, ...peerDependencies }[library] ?? '') ?? [];
      if (stated) return stated;
      // In this repository the catalog of the workspace states it.
      const installed = folderOf(folder, library);
      if (!installed) throw new Error(`${name} does not say which ${library} it needs.`);
      return v.parse(v.object({ version: v.string() }), readPackage(installed)).version;
    },
  };
}
