import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { apps, filesOf, root } from './suite.ts';

/** Folders that a copy is made of. */
const folders = ['shared-contracts', 'shared-ui', 'create-remote', ...apps, 'api', 'scripts'];

/** Packages of ours that lie within another. */
const nested = ['shared-contracts/build'];

const madeOrInstalled = new Set(['node_modules', 'dist', 'generated', '.cache', '.data']);

const files = ['package.json', 'tsconfig.base.json', 'vitest.config.ts', 'pnpm-lock.yaml', 'browser.d.ts'];

/** Installed packages of a folder: links to those that are here, and to the copies of our own. */
function linkPackages(copy: string, folder: string): void {
  const installed = join(root, folder, 'node_modules');
  if (!existsSync(installed)) return;
  const links = join(copy, folder, 'node_modules');
  mkdirSync(links, { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name.startsWith('.')) continue;
    const target = realpathSync(join(installed, name));
    const own = relative(root, target);
    const isOurs = !own.startsWith('..') && !own.split(sep).includes('node_modules');
    symlinkSync(isOurs ? join(copy, own) : target, join(links, name), 'dir');
  }
}

/**
 * Copies the sources of the suite to an empty folder and links the installed packages, so that the copy can be changed,
 * built and run.
 */
export function copySuite(copy: string): void {
  for (const folder of folders) {
    cpSync(join(root, folder), join(copy, folder), {
      recursive: true,
      filter: (path) => !madeOrInstalled.has(basename(path)),
    });
    linkPackages(copy, folder);
  }
  for (const folder of nested) linkPackages(copy, folder);
  for (const file of files) cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
}

/** Files of a copy that are not as they are here, by their paths in the suite. */
export function changedFiles(copy: string): readonly string[] {
  return folders
    .flatMap((folder) => filesOf(join(copy, folder)))
    .map((file) => relative(copy, file).split(sep).join('/'))
    .filter((file) => {
      const here = join(root, file);
      return !existsSync(here) || !readFileSync(here).equals(readFileSync(join(copy, file)));
    });
}
