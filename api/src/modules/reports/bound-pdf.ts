import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, languageTag } from 'shared-contracts';
import { type BinderEntry, binderLimits } from '../../platform/binder/binder-shapes.ts';
import { badInput } from '../../platform/errors/app-error.ts';
import { incomingIn } from '../../platform/files/receive-upload.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { withLogo } from '../company-logo-store.ts';
import {
  fileAsPages,
  formOf,
  leftFor,
  type MakeParts,
  type OwnDocument,
} from '../document-templates/index.ts';
import { type BoundDocument, isBoundFile } from './binder-store.ts';
import { layoutOf, withPicture } from './report-layout.ts';
import { filledIn, reportRefusal, reportTexts } from './report-texts.ts';

const megabyte = 1024 ** 2;

const tooLong = () =>
  badInput(
    reportRefusal(({ longBinder }) => longBinder, {
      size: binderLimits.bytes / megabyte,
      pages: binderLimits.pages,
    }),
  );

interface Bound {
  readonly documents: readonly BoundDocument[];
  readonly subtitle: string;
  readonly zone: string;
  readonly language: Language;
}

/**
 * The documents of a project that can be converted to pages, as one PDF that begins with an index. Throws an AppError.
 */
export function boundPdf(
  { documents, subtitle, zone, language }: Bound,
  { db, user, clock }: RecordContext,
): OwnDocument {
  const { binder: wording, ...rest } = reportTexts(language);
  const size = documents.filter(formOf).reduce((sum, one) => sum + one.size, 0);
  if (size > binderLimits.bytes) throw tooLong();
  const declared = {
    title: wording.title,
    subtitle,
    filters: [filledIn(wording.bound, { n: documents.length })],
    sections: [],
  };
  const layout = {
    ...layoutOf(declared, { user, moment: clock(), zone, language, isPreview: false }),
    pageOf: wording.indexPage,
    lacking: rest.lacking,
  };
  const { bookmark: index, left, leftSays, empty, reasons } = wording;
  return {
    title: wording.title,
    subtitle,
    extension: 'pdf',
    make: async (parts) => {
      const folder = join(incomingIn(parts.config.dataFolder), crypto.randomUUID());
      await mkdir(folder, { recursive: true });
      try {
        const entries = await gathered(documents, folder, parts);
        const bindable = entries.filter(({ path }) => path !== null).length;
        const target = join(folder, 'binder.pdf');
        const texts = { index, left, leftSays, empty, reasons };
        const { isTooLong } = await withLogo(
          { db, files: parts.files, folder: parts.config.dataFolder },
          user.productClientId,
          (logo) =>
            parts.binder.bind(
              {
                title: `${wording.title} · ${subtitle}`,
                language: languageTag(language),
                index: { layout: withPicture(layout, logo), texts },
                entries: [...entries],
                target,
              },
              {
                signal: parts.signal,
                written: (done) => parts.written(documents.length + done, documents.length + bindable),
              },
            ),
        );
        if (isTooLong) throw tooLong();
        await parts.take({ path: target, name: 'binder.pdf' }, async () => {});
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

/** Copies the documents into a folder; Word documents are converted to PDF. */
async function gathered(
  documents: readonly BoundDocument[],
  folder: string,
  parts: MakeParts,
): Promise<readonly BinderEntry[]> {
  const entries: BinderEntry[] = [];
  const brought = (document: BoundDocument) =>
    isBoundFile(document) ? fileAsPages(document, folder, parts) : leftFor('link');
  for (const [place, document] of documents.entries()) {
    parts.signal.throwIfAborted();
    const { number, record, name } = document;
    const own = { number, folder: document.folder, record: record ?? '', name };
    entries.push({ ...own, ...(await brought(document)) });
    parts.written(place + 1, documents.length * 2);
  }
  return entries;
}
