import { join } from 'node:path';
import { inLanguage, type Language, languageTag } from 'shared-contracts';
import type { ReportOptions } from 'shared-contracts/reports';
import { texts as reportTexts } from '../../generated/texts/reports.ts';
import { type BinderEntry, binderLimits } from '../../platform/binder/binder-shapes.ts';
import { badInput } from '../../platform/errors/app-error.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { documentRefusal } from './document-texts.ts';
import {
  type Around,
  type EnclosedDocument,
  enclosableDocuments,
  newestPictures,
} from './enclosed-documents-store.ts';
import { fileAsPages, formOf } from './file-as-pages.ts';
import type { MadeFile } from './made-documents.ts';
import type { MakeParts } from './make-parts.ts';

const megabyte = 1024 ** 2;

/** Most bytes of all enclosures of one run, and of a map sheet, which is drawn into every letter. */
const enclosureLimits = { bytes: 100 * megabyte, mapSheet: 5 * megabyte } as const;

/** Stands for the newest picture of each record in place of a document's id. */
const newestPicture = 'Newest';

/** The enclosures of one run. */
export interface Along {
  /** In the chosen order. */
  readonly enclosures: readonly EnclosedDocument[];
  /** SHA-256 digest of the map sheet that all documents share, or by record id that of each record's own. */
  readonly mapSheet: string | ReadonlyMap<string, string> | undefined;
}

function checkMapSheet(sheets: readonly { readonly size: number }[]): void {
  if (sheets.some(({ size }) => size > enclosureLimits.mapSheet))
    throw badInput(
      documentRefusal(({ largeMapSheet }) => largeMapSheet, { most: enclosureLimits.mapSheet / megabyte }),
    );
}

/** The chosen enclosures that the person may see. Throws BAD_INPUT. */
export async function alongWith(
  { enclosures: chosen, mapSheet, outputFormat, deliveryType }: ReportOptions,
  around: Around,
  records: readonly { readonly id: string }[],
  context: RecordContext,
): Promise<Along> {
  const own = mapSheet !== null && mapSheet !== newestPicture ? [mapSheet.toLowerCase()] : [];
  const ids = [...new Set(chosen.map(({ id }) => id.toLowerCase()))];
  const found =
    ids.length + own.length > 0 ? await enclosableDocuments(around, context, [...ids, ...own]) : [];
  const byId = new Map(found.map((one) => [one.id, one]));
  const enclosures = ids.flatMap((id) => byId.get(id) ?? []);
  const [sheet] = own.flatMap((id) => byId.get(id) ?? []);
  if (enclosures.length < ids.length || (own.length > 0 && !sheet))
    throw badInput(documentRefusal(({ enclosureGone }) => enclosureGone));
  if (sheet && !sheet.isPicture) throw badInput(documentRefusal(({ noMapSheet }) => noMapSheet));
  if (enclosures.reduce((sum, { size }) => sum + size, 0) > enclosureLimits.bytes)
    throw badInput(
      documentRefusal(({ largeEnclosures }) => largeEnclosures, { most: enclosureLimits.bytes / megabyte }),
    );
  if (enclosures.length > 0 && deliveryType === 'OneDocument') {
    if (outputFormat !== 'PDF') throw badInput(documentRefusal(({ wordEncloses }) => wordEncloses));
    const pageless = enclosures.find((one) => !formOf(one));
    if (pageless)
      throw badInput(documentRefusal(({ enclosureKind }) => enclosureKind, { name: pageless.name }));
  }
  if (mapSheet !== newestPicture) {
    if (sheet) checkMapSheet([sheet]);
    return { enclosures, mapSheet: sheet?.sha256 };
  }
  const newest = await newestPictures(
    records.map(({ id }) => id),
    context,
  );
  checkMapSheet([...newest.values()]);
  return { enclosures, mapSheet: new Map([...newest].map(([id, { sha256 }]) => [id, sha256])) };
}

interface LetterSet {
  /** Each as PDF. */
  readonly letters: readonly MadeFile[];
  readonly enclosures: readonly EnclosedDocument[];
  readonly title: string;
  readonly language: Language;
  /** Folder for temporary files, which is deleted with them. */
  readonly folder: string;
}

/**
 * Binds letters into one PDF, each followed by its enclosures. Throws an AppError if one cannot be converted to pages.
 */
export async function boundLetters(
  { letters, enclosures, title, language, folder }: LetterSet,
  parts: MakeParts,
): Promise<MadeFile> {
  const size = enclosures.reduce((sum, one) => sum + one.size, 0);
  if (size * letters.length > binderLimits.bytes) throw tooLong();
  const brought: Pick<BinderEntry, 'path' | 'form' | 'reason' | 'name'>[] = [];
  for (const [number, one] of enclosures.entries())
    brought.push({ name: one.name, ...(await fileAsPages({ ...one, number }, folder, parts)) });
  const stem = (name: string): string => name.replace(/\.pdf$/, '');
  const entries = letters.flatMap((letter, place): BinderEntry[] => {
    const called = { folder: stem(letter.name), record: '' };
    const first = place * (brought.length + 1);
    return [
      { ...called, number: first, name: stem(letter.name), path: letter.path, form: 'pdf', reason: null },
      ...brought.map((one, at) => ({ ...called, ...one, number: first + at + 1 })),
    ];
  });
  const target = join(folder, 'letters.pdf');
  const { isTooLong, left } = await parts.binder.bind(
    { title, language: languageTag(language), index: null, entries, target },
    { signal: parts.signal, written: (done) => parts.written(done, entries.length) },
  );
  if (isTooLong) throw tooLong();
  const [lost] = left;
  if (lost) {
    const { reasons } = inLanguage(reportTexts, language).binder;
    throw badInput(
      documentRefusal(({ enclosureLeft }) => enclosureLeft, {
        name: lost.name,
        reason: reasons[lost.reason],
      }),
    );
  }
  return { path: target, name: `${title}.pdf` };
}

const tooLong = () =>
  badInput(
    documentRefusal(({ longLetters }) => longLetters, {
      size: binderLimits.bytes / megabyte,
      pages: binderLimits.pages,
    }),
  );
