import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fallbackLanguage, type Language, languages } from '../src/i18n/language.ts';
import type { AdministeredKind, KindTexts } from '../src/master-data/administered-kind.ts';

/** The names of a kind in every language. */
export type SpokenTexts = Readonly<Record<Language, KindTexts>>;

/** Texts for kinds whose own files do not have the language, by language and list. */
export type LaterTexts = Readonly<Partial<Record<Language, Readonly<Record<string, KindTexts>>>>>;

/** Reads the texts in `texts/<language>/kinds.ts`, for kinds whose own files do not have the language. */
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
 * The labels of fixed values; a value without a label in a language is shown in the fallback language, never as its
 * stored key.
 */
function allChoices(all: Choices, own: Choices = {}): Choices {
  const merged = Object.entries(all).map(([field, words]) => [field, { ...words, ...own[field] }] as const);
  return { ...own, ...Object.fromEntries(merged) };
}

/** The texts of a kind in every language: its own, else those in the language's file, else the fallback's. */
export function spokenTexts(own: AdministeredKind['texts'], later: LaterTexts, list: string): SpokenTexts {
  const fallback = own[fallbackLanguage];
  const spoken = languages.map((language) => {
    const ofLanguage = own[language] ?? later[language]?.[list] ?? fallback;
    return [
      language,
      fallback.choices
        ? { ...ofLanguage, choices: allChoices(fallback.choices, ofLanguage.choices) }
        : ofLanguage,
    ] as const;
  });
  return Object.fromEntries(spoken) as SpokenTexts;
}
