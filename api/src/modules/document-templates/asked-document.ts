import type { Language } from 'shared-contracts';
import { extensionOf } from 'shared-contracts/documents';
import type { ReportOptions, RunReport } from 'shared-contracts/reports';
import { recordRights } from 'shared-contracts/rights';
import type { RolloutContext } from '../../delivery/rollout/rollout-context.ts';
import { badInput, forbidden, notFound } from '../../platform/errors/app-error.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { checkReportRight } from '../generate-right.ts';
import { checkRentals } from '../rentals/index.ts';
import { type DocumentNoun, mostOf } from './document-nouns.ts';
import { documentRefusal } from './document-texts.ts';
import { arePaidBy } from './payment-tags-store.ts';
import { taggedRecords } from './tagged-rows-store.ts';
import { type DocumentTemplate, findTemplate, type TemplateFileOf } from './template-store.ts';

/** The context of making documents; letters of rents are for those who have that part switched on. */
export interface DocumentContext extends RecordContext, RolloutContext {}

/** A request for documents of records, made from a template. */
export interface AskedDocument {
  readonly reportId: string;
  readonly source: RunReport['dataSource'];
  readonly options: ReportOptions;
  readonly language: Language;
  /** The day it is where the person is. */
  readonly today: string;
}

/** How the documents of a template end before they become anything else. */
export const wordExtension = 'docx';

/** Whether a file of a template is filled; others are not. */
export const isWord = ({ name }: TemplateFileOf): boolean => extensionOf(name) === wordExtension;

/** The requested template, which has a Word file. Throws an AppError. */
export async function templateOf(
  { options, reportId }: AskedDocument,
  { db }: RecordContext,
): Promise<DocumentTemplate> {
  const template = options.reportTemplate && (await findTemplate(db, options.reportTemplate.id));
  if (!template?.isActive) throw badInput(documentRefusal(({ noTemplate }) => noTemplate));
  if (template.reportTypeId !== reportId) throw badInput(documentRefusal(({ otherKind }) => otherKind));
  if (!template.files.some(isWord)) throw badInput(documentRefusal(({ noWord }) => noWord));
  return template;
}

/**
 * Refuses people who may not make documents of a record in a project, or of titles, which belong to a tract. Returns
 * the parent.
 */
export async function checkDocumentRight(
  noun: DocumentNoun,
  parentId: string | null,
  context: DocumentContext,
): Promise<string | null> {
  if (noun.isOfRents) {
    await checkRentals(context, false);
    return null;
  }
  if (noun.filedWith !== 'Title') return checkReportRight(context, parentId);
  if (!recordRights.title.edit(context.user, {}))
    throw forbidden(documentRefusal(({ noTitleRight }) => noTitleRight));
  return parentId;
}

/** The requested records, of the project that the person may edit. Throws an AppError. */
export async function recordsOf(
  noun: DocumentNoun,
  { source, options }: AskedDocument,
  context: DocumentContext,
) {
  const isCustom = options.datasetType === 'Custom' || noun.isOfRents === true;
  if (isCustom && source.ids.length === 0)
    throw badInput(documentRefusal(({ chooseRecords }) => chooseRecords));
  const ids = isCustom ? source.ids : [];
  const parentId = await checkDocumentRight(noun, source.parentId, context);
  if (noun.isOfRents && !(await arePaidBy(context.db, ids, context.user.productClientId))) throw notFound();
  const records = await taggedRecords(context.db, noun.tags, { ids, parentId, most: mostOf(noun) + 1 });
  if (records.length === 0 || (parentId === null && ids.length === 0))
    throw badInput(documentRefusal(({ noRecords }) => noRecords));
  return records;
}
