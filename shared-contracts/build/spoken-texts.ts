import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fallbackLanguage, type Language, languages } from '../src/i18n/language.ts';
import type { AdministeredKind, KindTexts } from '../src/master-data/administered-kind.ts';

/** What a kind is called in every language. */
export type SpokenTexts = Readonly<Record<Language, KindTexts>>;

/** What languages say of kinds whose own files do not speak them, by language and list. */
export type LaterTexts = Readonly<Partial<Record<Language, Readonly<Record<string, KindTexts>>>>>;

/** The texts in `texts/<language>/kinds.ts` of kinds whose own files do not have the language. */
export async function readLaterTexts(): Promise<LaterTexts> {
  const read = languages.map(async (language) => {
    const file = join(import.meta.dirname, '../src/texts', language, 'kinds.ts');
    if (!existsSync(file)) return [language, {}] as const;
    const exported: LaterTexts = await import(pathToFileURL(file).href);
    return [language, exported[language] ?? {}] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

type Choices = NonNullable<KindTexts['choices']>;

/**
 * The words of fixed values; a value without a word in a language is shown in the fallback's, never as it is stored.
 */
function allChoices(all: Choices, own: Choices = {}): Choices {
  const told = Object.entries(all).map(([field, words]) => [field, { ...words, ...own[field] }] as const);
  return { ...own, ...Object.fromEntries(told) };
}

/** The texts of a kind in every language: its own, else those of the language's later file, else the fallback's. */
export function spokenTexts(own: AdministeredKind['texts'], later: LaterTexts, list: string): SpokenTexts {
  const fallback = own[fallbackLanguage];
  const spoken = languages.map((language) => {
    const told = own[language] ?? later[language]?.[list] ?? fallback;
    return [
      language,
      fallback.choices ? { ...told, choices: allChoices(fallback.choices, told.choices) } : told,
    ] as const;
  });
  return Object.fromEntries(spoken) as SpokenTexts;
}
