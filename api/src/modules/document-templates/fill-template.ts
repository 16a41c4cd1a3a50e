import type { Language } from 'shared-contracts';
import type { ReportOptions } from 'shared-contracts/reports';
import { AppError, badInput } from '../../platform/errors/app-error.ts';
import type { FilledTemplate } from '../../platform/templates/template-filler.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { withFiles } from '../files/index.ts';
import { type ComposedDocument, composeDocuments } from './compose-documents.ts';
import { type DocumentNoun, isLetter, mostOf } from './document-nouns.ts';
import type { recordsOf } from './document-request.ts';
import { documentRefusal, documentTexts, faultSentence, labelsIn, withGaps } from './document-texts.ts';
import type { Along } from './enclosures.ts';
import { lackingRecords } from './lacking-records.ts';
import type { MakeParts } from './make-parts.ts';
import type { DocumentTemplate, TemplateFileOf } from './template-store.ts';
import { withTemplate } from './template-task.ts';

/** The inputs for creating documents. */
export interface Making {
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

/** Most records whose missing values are named in the refusal. */
const namedRecords = 3;

/** The missing data of records, as 'SL-1: Term, Area'; shortened if there is much. */
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
  const more = rest > 0 ? [withGaps(documentTexts(language).refused.more, { n: rest })] : [];
  return [...named, ...more].join('; ');
}

/** Passes on the file of a template, filled for all documents. Throws an AppError. */
export async function filledWith<T>(
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
    // Read first, because the tags show whether it is a letter, which determines how the documents are composed.
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
    const most = mostOf(noun);
    if (documents.length > most)
      throw badInput(documentRefusal(({ tooMany }) => tooMany, { n: documents.length, most }));
    const onProgress = (done: number) => written(done, documents.length);
    return withFiles(files, sheetsOf(along), config.dataFolder, (paths) => {
      const asLines = documents.map(({ name: called, data, record }) => {
        const map = paths.get(sheetOf(along, record.id) ?? '');
        return { name: called, data, ...(map === undefined ? {} : { pictures: { map } }) };
      });
      return filler.fill({ ...task, records: asLines, onProgress }, async (filled) => {
        checkFaults(filled, file, language);
        if (filled.missing.length > 0 && !options.allowsMissing)
          throw new AppError(
            'BAD_INPUT',
            documentRefusal(({ missing }) => missing, { missing: lacking(filled, documents, language) }),
            { missing: await lackingRecords(filled, documents, making, context) },
          );
        return use(filled, documents);
      });
    });
  });
}

/** The digest of a record's map sheet. */
const sheetOf = ({ mapSheet }: Along, recordId: string): string | undefined =>
  typeof mapSheet === 'object' ? mapSheet.get(recordId) : mapSheet;

const sheetsOf = ({ mapSheet }: Along): readonly string[] =>
  mapSheet === undefined ? [] : typeof mapSheet === 'object' ? [...mapSheet.values()] : [mapSheet];

function checkFaults({ faults }: FilledTemplate, { name }: TemplateFileOf, language: Language): void {
  if (faults.length === 0) return;
  const sentences = faults.map((fault) => faultSentence(fault, language)).join(' ');
  throw badInput(documentRefusal((refusals) => refusals.faults, { name, faults: sentences }));
}
