import { linesEverywhere } from './lines-everywhere.ts';
import { linesOfLaw } from './lines-of-law.ts';
import { type Lines, type StarterProvince, starterProvinces } from './starter-provinces.ts';

/** The entries to begin a list with in a province; none of a list without such entries. */
export const starterLines = (list: string, province: StarterProvince): Lines =>
  linesOfLaw[list]?.[province] ?? linesEverywhere[list] ?? [];

/** The same as text that is pasted, its columns separated by tabs. */
export function starterText(list: string, province: StarterProvince): string | undefined {
  const lines = starterLines(list, province);
  return lines.length === 0 ? undefined : lines.map((cells) => cells.join('\t')).join('\n');
}

/** The province that an address names; undefined of any other text. */
export const provinceNamed = (text: string | null): StarterProvince | undefined =>
  starterProvinces.find((province) => province === text);
