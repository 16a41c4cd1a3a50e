import { mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fillTemplate } from './fill-template.ts';

/** The folder of this package. */
export const home = join(import.meta.dirname, '..');

/** What an area may be called; `areaNameSchema` of the contracts is the rule, which the registry keeps. */
export const areaName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const longest = 40;

/** What a new repository may have already: its history, and where its packages come from. */
const beforehand: readonly string[] = ['.git', '.npmrc'];

/** Makes a remote in the folder that the command names, `remote-<area>` where it names none. Throws a sentence. */
export function createRemote(
  [area = '', named]: readonly string[],
  versions: Readonly<Record<string, string>>,
  from = process.cwd(),
): { readonly folder: string; readonly files: readonly string[] } {
  if (!areaName.test(area) || area.length > longest)
    throw new Error('Name the area in small letters, digits and hyphens: npm create @rightway/remote wells');
  const folder = resolve(from, named ?? `remote-${area}`);
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).some((name) => !beforehand.includes(name)))
    throw new Error(`${folder} is not empty. Name another folder, or empty it.`);
  return { folder, files: fillTemplate(join(home, 'template'), folder, { area, versions }) };
}
