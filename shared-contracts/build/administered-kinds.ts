import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AdministeredKind } from '../src/master-data/administered-kind.ts';
import { readLaterTexts, type SpokenTexts, spokenTexts } from './spoken-texts.ts';

/** A declaration with what follows from the place of its file. */
export interface NamedKind extends AdministeredKind {
  /** Name of the file, of the grid and of the list in addresses. */
  readonly list: string;
  readonly route: string;
  /** Whether it is one of the lookup lists. */
  readonly isLookup: boolean;
  /** In every language. */
  readonly texts: SpokenTexts;
}

const isKind = (value: unknown): value is AdministeredKind =>
  typeof value === 'object' && value !== null && 'typeName' in value && 'texts' in value;

async function kindsIn(folder: 'lookups' | 'administered'): Promise<NamedKind[]> {
  const path = join(import.meta.dirname, '../src', folder);
  const later = await readLaterTexts();
  const files = readdirSync(path).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return Promise.all(
    files.sort().map(async (file) => {
      const exported: Record<string, unknown> = await import(pathToFileURL(join(path, file)).href);
      const [kind, another] = Object.values(exported).filter(isKind);
      if (!kind || another) throw new Error(`${folder}/${file} must export one declaration.`);
      const list = basename(file, '.ts');
      const isLookup = folder === 'lookups';
      const texts = spokenTexts(kind.texts, later, list);
      return { ...kind, texts, list, isLookup, route: kind.route ?? `master-data/${list}` };
    }),
  );
}

/** Every declaration of `src/administered` and `src/lookups`, by the names of their files. */
export const readKinds = async (): Promise<readonly NamedKind[]> => [
  ...(await kindsIn('administered')),
  ...(await kindsIn('lookups')),
];
