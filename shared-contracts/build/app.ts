import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { areaNames, remoteGlobal } from '../src/area/index.ts';

/** One of the applications that the browser loads: the host, or the remote of an area. */
export interface App {
  readonly name: string;
  readonly folder: string;
  readonly version: string;
  readonly kind: 'host' | 'remote';
  /** Federation name, a valid identifier. */
  readonly global: string;
}

/** Version of a package as its own package.json states it. */
export function packageVersion(folder: string): string {
  const content: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (typeof content === 'object' && content !== null && 'version' in content) return String(content.version);
  throw new Error(`${folder}/package.json has no version.`);
}

/** The application whose folder this is; throws a sentence where it is none. */
export function appIn(folder: string): App {
  const name = basename(folder);
  const version = packageVersion(folder);
  if (name === 'host') return { name, folder, version, kind: 'host', global: 'rightway_host' };
  const area = areaNames.find((candidate) => name === `remote-${candidate}`);
  if (!area) throw new Error(`${name} is neither the host nor the remote of an area.`);
  return { name, folder, version, kind: 'remote', global: remoteGlobal(area) };
}
