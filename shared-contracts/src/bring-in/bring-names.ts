import { texts } from '../generated/texts/bring-fields.ts';
import { type Language, languages } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';
import type { BringKind } from './bring-kinds.ts';

type Names = Readonly<Record<string, string>>;

/** What the records of a kind are called. */
export const bringKindName = (kind: BringKind, language: Language): string =>
  inLanguage(texts, language).kinds[kind];

/** What a table of a kind is for, and what a row of it is. */
export const bringPurpose = (kind: BringKind, language: Language): string =>
  inLanguage(texts, language).purposes[kind];

/** What a field of a kind is called; undefined of one that is unknown. */
export function bringFieldName(kind: BringKind, name: string, language: Language): string | undefined {
  const { fields, ids, sums } = inLanguage(texts, language);
  const own: Readonly<Record<string, Names>> = fields;
  const ofAll: Names = { ...ids, ...sums };
  return own[kind]?.[name] ?? ofAll[name];
}

/**
 * What a field of a kind is called in any language, so that a list that left comes in again. Line lists never leave, and
 * our words for their fields, such as 'Name', mean other ones in a surveyor's.
 */
export const bringFieldNames = (kind: BringKind, name: string): readonly string[] =>
  kind === 'agreement' ? [] : languages.flatMap((language) => bringFieldName(kind, name, language) ?? []);
