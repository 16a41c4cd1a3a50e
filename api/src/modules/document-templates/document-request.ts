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

/** The context for creating documents; letters about rents require that feature to be switched on for the person. */
export interface DocumentContext extends RecordContext, RolloutContext {}

/** A request for documents about records, created from a template. */
export interface DocumentRequest {
  readonly reportId: string;
  readonly source: RunReport['dataSource'];
  readonly options: ReportOptions;
  readonly language: Language;
  /** Today's date where the person is. */
  readonly today: string;
}

/** File extension of the documents that are filled from a template, before any conversion. */
export const wordExtension = 'docx';

/** Whether a template's file is filled; only Word files are. */
export const isWord = ({ name }: TemplateFileOf): boolean => extensionOf(name) === wordExtension;

/** The requested template, which has a Word file. Throws an AppError. */
export async function templateOf(
  { options, reportId }: DocumentRequest,
  { db }: RecordContext,
): Promise<DocumentTemplate> {
  const template = options.reportTemplate && (await findTemplate(db, options.reportTemplate.id));
  if (!template?.isActive) throw badInput(documentRefusal(({ noTemplate }) => noTemplate));
  if (template.reportTypeId !== reportId) throw badInput(documentRefusal(({ otherKind }) => otherKind));
  if (!template.files.some(isWord)) throw badInput(documentRefusal(({ noWord }) => noWord));
  return template;
}

/**
 * Refuses people who may not create documents about a record of a project, or about titles, which belong to a tract.
 * Returns the parent.
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
  { source, options }: DocumentRequest,
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
