import { texts } from '../generated/texts/bring-fields.ts';
import { type Language, languages } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';
import type { BringKind } from './bring-kinds.ts';
import { newAssociatePrefix } from './new-associate-fields.ts';

type Names = Readonly<Record<string, string>>;

/** The name for the records of a kind. */
export const bringKindName = (kind: BringKind, language: Language): string =>
  inLanguage(texts, language).kinds[kind];

/** A sentence about what a table of this kind is for and what each row is. */
export const bringPurpose = (kind: BringKind, language: Language): string =>
  inLanguage(texts, language).purposes[kind];

/** The name of a field of a kind; undefined for an unknown field. */
export function bringFieldName(kind: BringKind, name: string, language: Language): string | undefined {
  const { fields, ids, sums, ofNewAssociate } = inLanguage(texts, language);
  const own: Readonly<Record<string, Names>> = fields;
  if (name.startsWith(newAssociatePrefix)) {
    const detail = own['associate']?.[name.slice(newAssociatePrefix.length)];
    return detail && ofNewAssociate.replace('{field}', detail);
  }
  const ofAll: Names = { ...ids, ...sums };
  return own[kind]?.[name] ?? ofAll[name];
}

/**
 * The names of a field of a kind in every language, so that an exported list can be imported again. Line lists are
 * never exported, and names such as 'Name' mean other fields in a surveyor's list.
 */
export const bringFieldNames = (kind: BringKind, name: string): readonly string[] =>
  kind === 'agreement' ? [] : languages.flatMap((language) => bringFieldName(kind, name, language) ?? []);
