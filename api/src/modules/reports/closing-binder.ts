import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Zip, ZipPassThrough } from 'fflate';
import type { Language } from 'shared-contracts';
import { portableName } from 'shared-contracts/documents';
import type { BinderForm } from 'shared-contracts/reports';
import { badInput } from '../../platform/errors/app-error.ts';
import { newFile } from '../../platform/files/new-file.ts';
import { incomingIn } from '../../platform/files/receive-upload.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { withLogo } from '../company-logo-store.ts';
import type { MakeParts, OwnDocument } from '../document-templates/index.ts';
import { checkReportRight } from '../generate-right.ts';
import { type BoundFile, binderIndex, boundDocuments, isBoundFile } from './binder-store.ts';
import { boundPdf } from './bound-pdf.ts';
import { projectSubtitle } from './project-subtitle-store.ts';
import type { DeclaredReport } from './report-declaration.ts';
import { layoutOf, withPicture } from './report-layout.ts';
import { reportLines } from './report-lines.ts';
import { filledIn, reportRefusal, reportTexts } from './report-texts.ts';

/**
 * Largest size of a binder's files in bytes, which is the limit of an archive without ZIP64 and of a folder of
 * generated files.
 */
const largestBinder = 2 * 1024 ** 3;

/**
 * Longest name of a folder or file: three of them, with the folder that they are unpacked to, stay below the 260
 * characters of Windows.
 */
const longestPart = 60;
const part = (text: string): string => portableName(text, longestPart) || '-';

const digits = 4;

/**
 * The paths of the files in the archive: each in the folder of its record, under its number in the index. Folders whose
 * names differ only in case are merged, as they are on Windows and macOS.
 */
function pathsOf(files: readonly BoundFile[]): readonly string[] {
  const spellings = new Map<string, string>();
  return files.map(({ number, folder, record, name }) => {
    const folders = [folder, record].filter((text): text is string => Boolean(text)).map(part);
    const path = folders.join('/');
    const spelt = spellings.get(path.toLowerCase()) ?? path;
    spellings.set(path.toLowerCase(), spelt);
    return [spelt, part(`${String(number).padStart(digits, '0')} ${name}`)].join('/');
  });
}

interface BinderOf {
  readonly projectId: string | null;
  readonly zone: string;
  readonly language: Language;
  readonly form: BinderForm;
}

/**
 * All documents of a project except confidential ones, in one archive with an index as PDF, or as a single PDF. Throws
 * an AppError.
 */
export async function closingBinder(
  { projectId: parentId, zone, language, form }: BinderOf,
  context: RecordContext,
): Promise<OwnDocument> {
  const projectId = await checkReportRight(context, parentId);
  const wording = reportTexts(language).binder;
  const documents = await boundDocuments(projectId, context, wording.folders);
  const subtitle = await projectSubtitle(context.db, projectId);
  if (form === 'PDF') return boundPdf({ documents, subtitle, zone, language }, context);
  const files = documents.filter(isBoundFile);
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (size > largestBinder) throw badInput(reportRefusal(({ largeBinder }) => largeBinder));
  const index: DeclaredReport = {
    title: wording.title,
    subtitle,
    filters: [filledIn(wording.content, { n: files.length })],
    sections: [
      {
        title: '',
        shape: 'table',
        empty: wording.empty,
        columns: [
          { name: 'number', title: wording.number, width: 24, kind: 'number' },
          { name: 'folder', title: wording.folder, width: 60, kind: 'text' },
          { name: 'record', title: wording.record, width: 90, kind: 'text' },
          { name: 'name', title: wording.name, width: 130, kind: 'text' },
          { name: 'type', title: wording.type, width: 50, kind: 'text' },
          { name: 'link', title: wording.link, width: 90, kind: 'text' },
          { name: 'uploaded', title: wording.uploaded, width: 56, kind: 'date' },
        ],
        statement: binderIndex(projectId, context, wording.folders),
      },
    ],
  };
  return {
    title: wording.title,
    subtitle,
    extension: 'zip',
    make: async (parts) => {
      const { user, clock, db } = context;
      const layout = layoutOf(index, { user, moment: clock(), zone, language, isPreview: false });
      const work = {
        layout,
        outputFormat: 'PDF' as const,
        folder: parts.config.dataFolder,
        lines: reportLines(db, index, reportTexts(language).total),
        signal: parts.signal,
      };
      const { files: store } = parts;
      await withLogo({ db, files: store, folder: work.folder }, user.productClientId, (logo) =>
        parts.writer.write(
          { ...work, layout: withPicture(layout, logo) },
          { read: () => {}, written: () => {} },
          async ({ path }) =>
            bind({ name: `${wording.index}.pdf`, bytes: await readFile(path) }, files, parts),
        ),
      );
    },
  };
}

/** Writes the archive one file after the other, so that no file is in memory as a whole. */
async function bind(
  index: { readonly name: string; readonly bytes: Uint8Array },
  files: readonly BoundFile[],
  { files: store, config, signal, written, take }: MakeParts,
): Promise<void> {
  const folder = incomingIn(config.dataFolder);
  await mkdir(folder, { recursive: true });
  const path = join(folder, crypto.randomUUID());
  try {
    await pipeline(Readable.from(packed(index, files, store, written)), await newFile(path), {
      signal,
    });
    await take({ path, name: 'binder.zip' }, async () => {});
  } finally {
    await rm(path, { force: true });
  }
}

async function* packed(
  index: { readonly name: string; readonly bytes: Uint8Array },
  files: readonly BoundFile[],
  store: MakeParts['files'],
  written: MakeParts['written'],
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const taken = () => {
    const chunks = ready;
    ready = [];
    return chunks;
  };
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const first = new ZipPassThrough(index.name);
  zip.add(first);
  first.push(index.bytes, true);
  yield* taken();
  const paths = pathsOf(files);
  for (const [place, file] of files.entries()) {
    const bytes = await store.read(file.sha256);
    const entry = new ZipPassThrough(paths[place] ?? String(file.number));
    zip.add(entry);
    for await (const chunk of bytes ?? []) {
      entry.push(new Uint8Array(chunk));
      yield* taken();
    }
    entry.push(new Uint8Array(), true);
    yield* taken();
    written(place + 1, files.length);
  }
  zip.end();
  yield* taken();
}
