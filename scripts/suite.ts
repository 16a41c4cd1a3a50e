import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type AreaName, areaNames } from '../shared-contracts/src/area/index.ts';

/** The folder of the whole suite. */
export const root = join(import.meta.dirname, '..');

/** The folders of the applications that the browser loads. */
export const apps = ['host', ...areaNames.map((area) => `remote-${area}`)];

/** Every package of ours: the folders that have a package file. */
export const packages: readonly string[] = readdirSync(root)
  .filter((name) => name !== 'node_modules' && existsSync(join(root, name, 'package.json')))
  .sort();

/** The port of each remote: the next ones after the host's, in the order of the contract. */
export function remotePorts(base: number): ReadonlyMap<AreaName, number> {
  return new Map(areaNames.map((area, index) => [area, base + 1 + index]));
}

/** Where a suite on this machine is, below the path that it is mounted at; no slash at its end. */
export function suiteAddress(port: number, basePath = '/'): string {
  return new URL(basePath, `http://localhost:${port}`).href.replace(/\/$/, '');
}

/** `REMOTE_ORIGINS` of remotes on this machine. */
export function localOrigins(ports: ReadonlyMap<AreaName, number>): string {
  return [...ports].map(([area, port]) => `${area}=http://localhost:${port}`).join(',');
}

/** Folders that are made or installed. */
const made = new Set(['node_modules', 'dist', 'generated', '.cache', 'test-results', 'playwright-report']);

/** All files below a folder, without generated and installed ones. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !made.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesOf(path) : [path];
    })
    .sort();
}
