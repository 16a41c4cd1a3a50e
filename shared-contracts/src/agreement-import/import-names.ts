import { texts } from '../generated/texts/agreement-import.ts';
import type { Language } from '../i18n/language.ts';
import { inLanguage, type Texts } from '../i18n/texts.ts';
import type { ImportColumn, ImportRole, ImportSheetKind } from './import-columns.ts';

const textIn = (all: Texts, name: string): string => {
  const found = all[name];
  return typeof found === 'string' ? found : name;
};

/** The name of a column, with the label that the forms use. */
export function importColumnName(kind: ImportSheetKind, column: string, language: Language): string {
  const { columns, peopleColumns } = inLanguage(texts, language);
  const own: Texts = kind === 'people' ? { ...columns, ...peopleColumns } : columns;
  return textIn(own, column);
}

/** The text of a column's note in the starter workbook. */
export function importColumnNote({ name, kind, isRequired }: ImportColumn, language: Language): string {
  const { notes, kinds, required } = inLanguage(texts, language);
  const own: Texts = notes;
  const text = typeof own[name] === 'string' ? textIn(own, name) : textIn(kinds, kind);
  return isRequired ? `${text} ${required}` : text;
}

/** The name of a sheet in the starter workbook. */
export const importSheetName = (kind: ImportSheetKind, language: Language): string =>
  inLanguage(texts, language).sheets[kind];

/** The label of a role, in the menu and the cells of the sheet of people. */
export const importRoleName = (role: ImportRole, language: Language): string =>
  inLanguage(texts, language).roles[role];

/** All texts of the starter workbook in a language. */
export const importTexts = (language: Language) => inLanguage(texts, language);
