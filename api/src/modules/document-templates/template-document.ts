import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Language } from 'shared-contracts';
import { extensionOf } from 'shared-contracts/documents';
import { mostDocuments, type ReportOptions, type RunReport } from 'shared-contracts/reports';
import { recordRights } from 'shared-contracts/rights';
import { badInput, forbidden } from '../../platform/errors/app-error.ts';
import { newFile } from '../../platform/files/new-file.ts';
import type { FilledTemplate } from '../../platform/templates/template-filler.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { withFiles } from '../files/index.ts';
import { checkReportRight } from '../generate-right.ts';
import { apart, type ComposedDocument, composeDocuments } from './compose-documents.ts';
import { type DocumentNoun, documentNounOf, isLetter } from './document-nouns.ts';
import { documentRefusal, documentSays, faultSentence, labelsIn, withGaps } from './document-told.ts';
import { type Along, alongWith, boundLetters } from './enclosures.ts';
import { type DocumentToFile, fileDocuments } from './file-documents.ts';
import { archiveOf, type MadeFile } from './made-documents.ts';
import type { MakeParts, OwnDocument } from './make-parts.ts';
import { taggedRecords } from './tagged-rows-store.ts';
import { type DocumentTemplate, findTemplate, noteMade, type TemplateFileOf } from './template-store.ts';
import { withTemplate } from './template-task.ts';

interface Asked {
  readonly reportId: string;
  readonly source: RunReport['dataSource'];
  readonly options: ReportOptions;
  readonly language: Language;
  /** The day it is where the person is. */
  readonly today: string;
}

const wordExtension = 'docx';
const extensions = { PDF: 'pdf', Word: wordExtension } as const;

const isWord = ({ name }: TemplateFileOf): boolean => extensionOf(name) === wordExtension;

/** Records whose lacking values are named where nothing is made of them. */
const namedRecords = 3;

async function templateOf({ options, reportId }: Asked, { db }: RecordContext): Promise<DocumentTemplate> {
  const template = options.reportTemplate && (await findTemplate(db, options.reportTemplate.id));
  if (!template?.isActive) throw badInput(documentRefusal(({ noTemplate }) => noTemplate));
  if (template.reportTypeId !== reportId) throw badInput(documentRefusal(({ otherKind }) => otherKind));
  if (!template.files.some(isWord)) throw badInput(documentRefusal(({ noWord }) => noWord));
  return template;
}

/** Refuses who may not make documents of what stands in a project, or of titles, which stand in a tract. Returns the parent. */
export async function checkDocumentRight(
  noun: DocumentNoun,
  parentId: string | null,
  context: RecordContext,
): Promise<string | null> {
  if (noun.filedWith !== 'Title') return checkReportRight(context, parentId);
  if (!recordRights.title.edit(context.user, {}))
    throw forbidden(documentRefusal(({ noTitleRight }) => noTitleRight));
  return parentId;
}

/** The records that are asked for, which stand in the project that the person may edit. Throws an AppError. */
async function recordsOf(noun: DocumentNoun, { source, options }: Asked, context: RecordContext) {
  const isCustom = options.datasetType === 'Custom';
  if (isCustom && source.ids.length === 0)
    throw badInput(documentRefusal(({ chooseRecords }) => chooseRecords));
  const ids = isCustom ? source.ids : [];
  const parentId = await checkDocumentRight(noun, source.parentId, context);
  const records = await taggedRecords(context.db, noun.tags, { ids, parentId, most: mostDocuments + 1 });
  if (records.length === 0 || (parentId === null && ids.length === 0))
    throw badInput(documentRefusal(({ noRecords }) => noRecords));
  return records;
}

/** What records lack, as 'SL-1: Term, Area'; where it is much, the first of it. */
function lacking(
  { missing }: Pick<FilledTemplate, 'missing'>,
  documents: readonly ComposedDocument[],
  language: Language,
): string {
  const labels = labelsIn(language);
  const named = missing
    .slice(0, namedRecords)
    .map(
      ({ record, tags }) =>
        `${documents[record]?.name ?? ''}: ${tags.map((tag) => labels[tag] ?? tag).join(', ')}`,
    );
  const rest = missing.length - named.length;
  const more = rest > 0 ? [withGaps(documentSays(language).refused.more, { n: rest })] : [];
  return [...named, ...more].join('; ');
}

/** Documents of records from a template (002 §3): what is asked is checked at once, and made afterwards. Throws an AppError. */
export async function documentFromTemplate(asked: Asked, context: RecordContext): Promise<OwnDocument> {
  const { options, language, today } = asked;
  const noun = documentNounOf(asked.reportId);
  if (!noun) throw badInput(documentRefusal(({ notDocument }) => notDocument));
  const records = await recordsOf(noun, asked, context);
  const template = await templateOf(asked, context);
  const words = template.files.filter(isWord);
  const isJoined = options.deliveryType === 'OneDocument';
  const { ids, parentId } = asked.source;
  const chosen = options.datasetType === 'Custom' ? ids : [];
  const along = await alongWith(options, { noun, parentId, ids: chosen }, records, context);
  if (isJoined && words.length > 1) throw badInput(documentRefusal(({ severalFiles }) => severalFiles));
  return {
    title: template.name,
    subtitle: records.length === 1 ? (records[0]?.called ?? '') : documentSays(language).documents,
    extension: isJoined ? extensions[options.outputFormat === 'PDF' ? 'PDF' : 'Word'] : 'zip',
    make: (parts) =>
      make({ noun, template, words, records, along, isJoined, options, language, today }, parts, context),
  };
}

interface Making {
  readonly noun: DocumentNoun;
  readonly template: DocumentTemplate;
  readonly words: readonly TemplateFileOf[];
  readonly records: Awaited<ReturnType<typeof recordsOf>>;
  readonly along: Along;
  readonly isJoined: boolean;
  readonly options: ReportOptions;
  readonly language: Language;
  readonly today: string;
}

/** Hands over what a file of a template becomes for all documents. Throws an AppError. */
async function filledWith<T>(
  file: TemplateFileOf,
  making: Making,
  parts: MakeParts,
  context: RecordContext,
  use: (filled: FilledTemplate, documents: readonly ComposedDocument[]) => Promise<T>,
): Promise<T> {
  const { noun, template, records, along, isJoined, options, language, today } = making;
  const { filler, files, config, signal, written } = parts;
  return withTemplate({ noun, sha256: file.sha256, language }, parts, context, async (open) => {
    const task = { ...open, isJoined, signal };
    // Looked at first: what it is written to decides what is filled.
    const tags = await filler.fill({ ...task, records: null }, async (answer) => {
      checkFaults(answer, file, language);
      return answer.tags;
    });
    const name = making.words.length > 1 ? file.name.replace(/\.docx$/i, '') : template.name;
    const documents = await composeDocuments(
      {
        noun,
        records,
        templateName: name,
        recipients: isLetter(tags) ? options.recipients : undefined,
        language,
        today,
      },
      context,
    );
    if (documents.length === 0) throw badInput(documentRefusal(({ noRecipients }) => noRecipients));
    if (documents.length > mostDocuments)
      throw badInput(documentRefusal(({ tooMany }) => tooMany, { n: documents.length, most: mostDocuments }));
    const told = (done: number) => written(done, documents.length);
    return withFiles(files, sheetsOf(along), config.dataFolder, (paths) => {
      const asLines = documents.map(({ name: called, data, record }) => {
        const map = paths.get(sheetOf(along, record.id) ?? '');
        return { name: called, data, ...(map === undefined ? {} : { pictures: { map } }) };
      });
      return filler.fill({ ...task, records: asLines, told }, (filled) => {
        checkFaults(filled, file, language);
        if (filled.missing.length > 0 && !options.allowsMissing)
          throw badInput(
            documentRefusal(({ missing }) => missing, { missing: lacking(filled, documents, language) }),
          );
        return use(filled, documents);
      });
    });
  });
}

/** The map sheet of a record, as its bytes are called. */
const sheetOf = ({ mapSheet }: Along, recordId: string): string | undefined =>
  typeof mapSheet === 'object' ? mapSheet.get(recordId) : mapSheet;

const sheetsOf = ({ mapSheet }: Along): readonly string[] =>
  mapSheet === undefined ? [] : typeof mapSheet === 'object' ? [...mapSheet.values()] : [mapSheet];

function checkFaults({ faults }: FilledTemplate, { name }: TemplateFileOf, language: Language): void {
  if (faults.length === 0) return;
  const sentences = faults.map((fault) => faultSentence(fault, language)).join(' ');
  throw badInput(documentRefusal((says) => says.faults, { name, faults: sentences }));
}

/** Documents as PDF beside them, in their order. Throws an AppError where one becomes none. */
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

/** What stands in an archive: the documents, and below them what goes along, as it is. */
async function withEnclosures(
  made: readonly DocumentToFile[],
  { along, language }: Making,
  { files, signal }: MakeParts,
  folder: string,
): Promise<readonly MadeFile[]> {
  const enclosed: MadeFile[] = [];
  const names = apart(along.enclosures.map(({ name }) => name));
  for (const [place, { sha256, name }] of along.enclosures.entries()) {
    const bytes = await files.read(sha256);
    if (!bytes) throw badInput(documentRefusal(({ enclosureGone }) => enclosureGone));
    const path = join(folder, `along-${place}`);
    await pipeline(bytes, await newFile(path), { signal });
    enclosed.push({
      path,
      name: `${documentSays(language).enclosures}/${(names[place] ?? name).replace(/[\\/]/g, ' ')}`,
    });
  }
  return [...made.map(({ file }) => file), ...enclosed];
}

/** Fills the Word files of a template one within the other, so that all of them lie there until they are delivered. */
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
      // A letter alone stays as it was written, tagged; several count their pages each for itself.
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
        recordId: composed.record.id,
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
