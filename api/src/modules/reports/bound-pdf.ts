import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Language } from 'shared-contracts';
import { extensionOf } from 'shared-contracts/documents';
import { type BinderEntry, binderLimits } from '../../platform/binder/binder-shapes.ts';
import { badInput } from '../../platform/errors/app-error.ts';
import { incomingIn } from '../../platform/files/receive-upload.ts';
import { WorkFailure } from '../../platform/work/worker-pool.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { withLogo } from '../company-logo-store.ts';
import type { MakeParts, OwnDocument } from '../document-templates/index.ts';
import { type BoundDocument, type BoundFile, isBoundFile } from './binder-store.ts';
import { layoutOf, withPicture } from './report-layout.ts';
import { filledIn, reportRefusal, reportSays } from './report-told.ts';

/** What becomes pages, by its extension. */
const forms: Readonly<Record<string, 'pdf' | 'picture' | 'word'>> = {
  pdf: 'pdf',
  png: 'picture',
  jpg: 'picture',
  jpeg: 'picture',
  docx: 'word',
};

const formOf = ({ name }: BoundDocument) => forms[extensionOf(name)];

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

/** What can be pages of a project's documents, as one PDF with an index in front. Throws an AppError. */
export function boundPdf(
  { documents, subtitle, zone, language }: Bound,
  { db, user, clock }: RecordContext,
): OwnDocument {
  const { binder: says, ...rest } = reportSays(language);
  const size = documents.filter(formOf).reduce((sum, one) => sum + one.size, 0);
  if (size > binderLimits.bytes) throw tooLong();
  const declared = {
    title: says.title,
    subtitle,
    filters: [filledIn(says.bound, { n: documents.length })],
    sections: [],
  };
  const layout = {
    ...layoutOf(declared, { user, moment: clock(), zone, language, isPreview: false }),
    pageOf: says.indexPage,
    lacking: rest.lacking,
  };
  const { bookmark: index, left, leftSays, empty, reasons } = says;
  return {
    title: says.title,
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
              { layout: withPicture(layout, logo), texts, entries: [...entries], target },
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

/** The documents with their bytes in a folder, Word as PDF already. */
async function gathered(
  documents: readonly BoundDocument[],
  folder: string,
  parts: MakeParts,
): Promise<readonly BinderEntry[]> {
  const entries: BinderEntry[] = [];
  for (const [place, document] of documents.entries()) {
    parts.signal.throwIfAborted();
    const { number, record, name } = document;
    const own = { number, folder: document.folder, record: record ?? '', name };
    entries.push({ ...own, ...(await brought(document, folder, parts)) });
    parts.written(place + 1, documents.length * 2);
  }
  return entries;
}

type Brought = Pick<BinderEntry, 'path' | 'form' | 'reason'>;

const leftFor = (reason: BinderEntry['reason']): Brought => ({ path: null, form: 'pdf', reason });

/** The bytes of a document, or why it is not bound. */
async function brought(
  document: BoundDocument,
  folder: string,
  { files, pdfs, signal }: MakeParts,
): Promise<Brought> {
  if (!isBoundFile(document)) return leftFor('link');
  const form = formOf(document);
  if (!form) return leftFor('kind');
  const path = await fetched(document, folder, { files, signal });
  if (!path) return leftFor('damaged');
  if (form !== 'word') return { path, form, reason: null };
  const target = `${path}.pdf`;
  try {
    const [answer] = await pdfs.make([{ source: path, target, isForeign: true }], { signal });
    if (answer?.fault === null) return { path: target, form: 'pdf', reason: null };
    return leftFor(answer?.fault === 'unreadable' || answer?.fault === 'damaged' ? 'damaged' : 'refused');
  } catch (error) {
    // One that takes too long or too much is left out alone.
    if (error instanceof WorkFailure) return leftFor('damaged');
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

async function fetched(
  { number, sha256 }: BoundFile,
  folder: string,
  { files, signal }: Pick<MakeParts, 'files' | 'signal'>,
): Promise<string | undefined> {
  const bytes = await files.read(sha256);
  if (!bytes) return undefined;
  const path = join(folder, `${number}`);
  await pipeline(bytes, createWriteStream(path, { flags: 'wx' }), { signal });
  return path;
}
