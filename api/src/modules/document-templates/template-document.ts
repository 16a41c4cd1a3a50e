import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileNamesApart, portableName } from 'shared-contracts/documents';
import { badInput } from '../../platform/errors/app-error.ts';
import { newFile } from '../../platform/files/new-file.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { documentNounOf } from './document-nouns.ts';
import {
  type DocumentContext,
  type DocumentRequest,
  isWord,
  recordsOf,
  templateOf,
  wordExtension,
} from './document-request.ts';
import { documentRefusal, documentTexts } from './document-texts.ts';
import { alongWith, boundLetters } from './enclosures.ts';
import { type DocumentToFile, fileDocuments } from './file-documents.ts';
import { filledWith, type Making } from './fill-template.ts';
import { archiveOf, type MadeFile } from './made-documents.ts';
import type { MakeParts, OwnDocument } from './make-parts.ts';
import { noteMade } from './template-store.ts';

const extensions = { PDF: 'pdf', Word: wordExtension } as const;

/**
 * Documents about records, created from a template (002 §3). The request is checked immediately, and the document is
 * created afterwards. Throws an AppError.
 */
export async function documentFromTemplate(
  request: DocumentRequest,
  context: DocumentContext,
): Promise<OwnDocument> {
  const { options, language, today } = request;
  const noun = documentNounOf(request.reportId);
  if (!noun) throw badInput(documentRefusal(({ notDocument }) => notDocument));
  const records = await recordsOf(noun, request, context);
  const template = await templateOf(request, context);
  const words = template.files.filter(isWord);
  const isJoined = options.deliveryType === 'OneDocument';
  const { ids, parentId } = request.source;
  const chosen = options.datasetType === 'Custom' ? ids : [];
  const along = await alongWith(options, { noun, parentId, ids: chosen }, records, context);
  if (isJoined && words.length > 1) throw badInput(documentRefusal(({ severalFiles }) => severalFiles));
  return {
    title: template.name,
    subtitle: records.length === 1 ? (records[0]?.called ?? '') : documentTexts(language).documents,
    extension: isJoined ? extensions[options.outputFormat === 'PDF' ? 'PDF' : 'Word'] : 'zip',
    make: (parts) =>
      make({ noun, template, words, records, along, isJoined, options, language, today }, parts, context),
  };
}

/** Documents converted to PDF, in order. Throws an AppError if one cannot be converted. */
async function asPdf(
  files: readonly MadeFile[],
  { pdfs, signal, written }: MakeParts,
): Promise<readonly MadeFile[]> {
  const named = (text: string): string => text.replace(/\.docx$/, '.pdf');
  const answers = await pdfs.make(
    files.map(({ path }) => ({ source: path, target: named(path), isForeign: false })),
    { signal, written: (done) => written(done, files.length) },
  );
  const failed = files[answers.findIndex(({ fault }) => fault !== null)];
  if (failed) throw badInput(documentRefusal(({ noPdf }) => noPdf, { name: failed.name }));
  return files.map(({ path, name }) => ({ path: named(path), name: named(name) }));
}

/** The content of an archive: the documents, and in a folder below them the unchanged enclosures. */
async function withEnclosures(
  made: readonly DocumentToFile[],
  { along, language }: Making,
  { files, signal }: MakeParts,
  folder: string,
): Promise<readonly MadeFile[]> {
  const enclosed: MadeFile[] = [];
  const names = fileNamesApart(along.enclosures.map(({ name }) => portableName(name)));
  for (const [place, { sha256 }] of along.enclosures.entries()) {
    const bytes = await files.read(sha256);
    if (!bytes) throw badInput(documentRefusal(({ enclosureGone }) => enclosureGone));
    const path = join(folder, `along-${place}`);
    await pipeline(bytes, await newFile(path), { signal });
    enclosed.push({ path, name: `${documentTexts(language).enclosures}/${names[place] ?? place}` });
  }
  return [...made.map(({ file }) => file), ...enclosed];
}

/** Fills the Word files of a template in nested calls, so that all of the results exist until they are delivered. */
async function make(making: Making, parts: MakeParts, context: RecordContext): Promise<void> {
  const { noun, template, words, along, isJoined, options, language } = making;
  const { enclosures } = along;
  const made: DocumentToFile[] = [];
  let whole: MadeFile | undefined;
  const deliver = async (folder: string) => {
    if (options.outputFormat === 'PDF') {
      const pdfs = await asPdf(
        made.map(({ file }) => file),
        parts,
      );
      for (const [place, one] of made.entries()) made[place] = { ...one, file: pdfs[place] ?? one.file };
      // A single letter stays as it was written, with its tags for accessibility; in a bundle each letter numbers its
      // own pages.
      const [only] = pdfs;
      if (whole && only)
        whole =
          pdfs.length + enclosures.length > 1
            ? await boundLetters({ letters: pdfs, enclosures, title: template.name, language, folder }, parts)
            : only;
    }
    const file = whole ?? {
      path: await archiveOf(await withEnclosures(made, making, parts, folder), folder),
      name: 'archive.zip',
    };
    parts.signal.throwIfAborted();
    await parts.take(file, async () => {
      if (options.isFiled)
        return fileDocuments(made, { ...parts, noun, template, enclosures, today: making.today }, context);
      const now = { userId: context.user.id, now: context.clock() };
      const noted = made.map(({ composed, templateFileId }) => ({
        relatedDocumentId: null,
        generatedDocumentId: parts.id,
        templateFileId,
        recordId: composed.record.filedAt,
        associateId: composed.recipient?.associateId ?? null,
        data: composed.data,
      }));
      return noteMade(context.db, template, noted, now);
    });
  };
  const fillFrom = async (place: number): Promise<void> => {
    const file = words[place];
    if (!file) return;
    await filledWith(file, making, parts, context, async ({ folder, files, joined }, documents) => {
      for (const [index, composed] of documents.entries())
        made.push({
          composed,
          templateFileId: file.id,
          file: { path: join(folder, files[index] ?? ''), name: `${composed.name}.${wordExtension}` },
        });
      if (isJoined && joined)
        whole = { path: join(folder, joined), name: `${template.name}.${wordExtension}` };
      if (place + 1 < words.length) return fillFrom(place + 1);
      await deliver(folder);
    });
  };
  await fillFrom(0);
}
