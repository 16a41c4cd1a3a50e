import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type AreaName, areaNameSchema, remoteGlobal } from '../src/area/index.ts';

/** An application that the browser loads: the host, or the remote of an area. */
export interface App {
  readonly name: string;
  readonly folder: string;
  readonly version: string;
  readonly kind: 'host' | 'remote';
  /** Federation name, a valid identifier. */
  readonly global: string;
}

const packageSchema = v.object({ name: v.string(), version: v.string() });

function packageIn(folder: string): v.InferOutput<typeof packageSchema> {
  const parsed = v.safeParse(packageSchema, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  if (parsed.success) return parsed.output;
  throw new Error(`${folder}/package.json has no name or no version.`);
}

/** Version of a package as its own package.json states it. */
export const packageVersion = (folder: string): string => packageIn(folder).version;

/** The area whose remote a package is, from its name: `remote-wells`, or `@team/remote-wells`. */
function areaOf(packageName: string): AreaName | undefined {
  const [, area] = /^(?:@[^/]+\/)?remote-(.+)$/.exec(packageName) ?? [];
  const parsed = v.safeParse(areaNameSchema, area);
  return parsed.success ? parsed.output : undefined;
}

/** The area of the remote in a folder; throws a sentence where it is none. */
export function areaIn(folder: string): AreaName {
  const { name } = packageIn(folder);
  const area = areaOf(name);
  if (area) return area;
  throw new Error(`${folder}/package.json: ${name} is not named for an area, as remote-wells is.`);
}

/** The application in a folder; throws a sentence where it is none. */
export function appIn(folder: string): App {
  const { name, version } = packageIn(folder);
  if (name === 'host') return { name, folder, version, kind: 'host', global: 'rightway_host' };
  const area = areaIn(folder);
  return { name: `remote-${area}`, folder, version, kind: 'remote', global: remoteGlobal(area) };
}
