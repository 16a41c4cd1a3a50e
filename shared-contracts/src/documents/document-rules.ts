import * as v from 'valibot';
import type { FieldError } from '../errors/error-extensions.ts';
import { texts } from '../generated/texts/documents.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';
import { lengths, limits } from '../limits/index.ts';
import { calendarDate } from '../validators/date-rule.ts';
import { errorsOf } from '../validators/field-errors.ts';
import { message, optional, requiredShortText, shortText } from '../validators/rules.ts';
import { urlText } from '../validators/text-rules.ts';
import { hasUnfitCharacters } from './file-name.ts';
import { extensionOf } from './uploads.ts';

/** The types of a document, apart from its file format. */
export const documentTypes = [
  'Agreement',
  'Consent',
  'Correspondence',
  'Notice',
  'Permit',
  'Photo',
  'Plan',
  'Report',
  'Title',
  'Other',
] as const;

/** The fields of a link that somebody adds (000 §5). */
export const urlLinkSchema = v.object({
  url: v.pipe(requiredShortText(limits.url), urlText),
  name: shortText(limits.displayName),
  notes: shortText(limits.documentNotes),
});

/**
 * The changeable fields of a document: its name, type, date, whether it is confidential, notes, and the address of a
 * link.
 */
export const documentChangeSchema = v.object({
  name: shortText(lengths.document.name),
  url: v.optional(v.nullable(v.string())),
  notes: shortText(lengths.document.notes),
  isConfidential: v.boolean(message('notYesOrNo')),
  documentType: v.optional(optional(v.picklist(documentTypes, message('invalid')))),
  documentDate: v.optional(optional(calendarDate())),
});

/** What the check of a document's name depends on. */
interface Naming {
  readonly isUrlLink: boolean;
  /** The extension of the file; a new name must keep it. */
  readonly extension: string;
  /** Names of the other documents of its parent. */
  readonly others: readonly string[];
}

/**
 * Errors in a document's new name, apart from its length: its extension, its base name, or a name that is taken (002
 * §5).
 */
export function documentNameError(
  name: string,
  { isUrlLink, extension, others }: Naming,
  language: Language = fallbackLanguage,
): string | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return isUrlLink ? undefined : message('required')({ lang: language });
  if (hasUnfitCharacters(trimmed)) return inLanguage(texts, language).characters;
  if (!isUrlLink) {
    const suffix = extension === '' ? '' : `.${extension}`;
    if (extensionOf(trimmed) !== extension)
      return trimmed.toLowerCase() === suffix
        ? message('required')({ lang: language })
        : inLanguage(texts, language).extension.replace('{extension}', extension);
    if (trimmed.length === suffix.length) return message('required')({ lang: language });
  }
  const isTaken = others.some((other) => other.trim().toLowerCase() === trimmed.toLowerCase());
  return isTaken ? inLanguage(texts, language).sameName : undefined;
}

/** The errors of a changed document, by field; for its name only the first. */
export function documentErrors(
  values: Readonly<Record<string, unknown>>,
  naming: Naming,
  language: Language = fallbackLanguage,
): readonly FieldError[] {
  const { name } = values;
  const ofLink = naming.isUrlLink ? errorsOf(urlLinkSchema, values, language) : [];
  const errors = [
    ...errorsOf(documentChangeSchema, values, language),
    ...ofLink.filter(({ path }) => path === 'url'),
  ];
  const ofName = documentNameError(typeof name === 'string' ? name : '', naming, language);
  return ofName && !errors.some(({ path }) => path === 'name')
    ? [...errors, { path: 'name', message: ofName }]
    : errors;
}

/** The name of a document: a link without a name is named by its address (002 §3). */
export const documentName = ({
  name,
  url,
}: {
  readonly name?: string | null;
  readonly url?: string | null;
}): string => name?.trim() || (url ?? '');
