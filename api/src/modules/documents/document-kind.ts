import { inLanguage, languageOf } from 'shared-contracts';
import { documentErrors, extensionOf } from 'shared-contracts/documents';
import type { DocumentInput, DocumentParentClass } from 'shared-contracts/graphql';
import * as v from 'valibot';
import { texts } from '../../generated/texts/documents.ts';
import { badInput, forbidden, invalid, notFound } from '../../platform/errors/app-error.ts';
import { said } from '../../platform/errors/said.ts';
import { isUuid } from '../../platform/server/arguments.ts';
import { isSeen, parentTypeOf } from '../../records/reading/record-parents.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { tableWriter } from '../../records/writing/table-writer.ts';
import type { Attempt, WritableKind } from '../../records/writing/writable-kind.ts';
import { freeUploads } from '../files/index.ts';
import {
  deleteDocumentRow,
  type FileOfDocument,
  findFacts,
  insertDocument,
  isForeignCommunication,
  isLineOfWeek,
  lockNames,
  mayActOnDocument,
  mayAddDocument,
  siblingNames,
} from './document-store.ts';
import { documentType } from './document-types.ts';

const text = v.nullable(v.string());
const changeSchema = v.object({ name: text, url: text, notes: text, isConfidential: v.boolean() });

type DocumentChange = v.InferOutput<typeof changeSchema>;

/** The values that a save writes; for a new document also its parent and the source of its file. */
type DocumentValues = DocumentChange & {
  readonly made?: {
    readonly parentId: string;
    readonly lineId: string | null;
    readonly file: FileOfDocument;
  };
};

type DocumentAttempt = Attempt<DocumentInput, DocumentValues>;

// A document is looked at with its own parser, so one by one.
const {
  findAll: _,
  readAll: __,
  addAll: ___,
  updateAll: ____,
  ...writer
} = tableWriter({
  type: 'RelatedDocument',
  fields: ['name', 'url', 'notes', 'isConfidential'].map((name) => ({ name })),
  stamps: ({ user, clock }) => ({ last_modified_by_id: user.id, last_modified_on: clock() }),
});

const withoutEmpty = (input: object) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined && value !== null));

/** The file that a new document takes over, or none of a link. Throws BAD_INPUT. */
async function fileOf(
  { db, user }: RecordContext,
  { id, fileGuid, isUrlLink, isSpatial }: DocumentInput,
  parentType: DocumentParentClass,
): Promise<FileOfDocument> {
  if (isUrlLink)
    return { fileName: null, type: documentType('', { isUrlLink, isSpatial: false }), isSpatial: false };
  const guid = isUuid(fileGuid) ? fileGuid.toLowerCase() : '';
  const upload = guid ? (await freeUploads(db, user, [guid], id)).get(guid) : undefined;
  if (!upload) throw badInput(said(texts, ({ notUploaded }) => notUploaded));
  const spatial = isSpatial ?? false;
  if (spatial && !['Project', 'Spatial'].includes(parentType))
    throw badInput(said(texts, ({ onlyProjects }) => onlyProjects));
  if (spatial && !upload.isChecked) throw badInput(said(texts, ({ unchecked }) => unchecked));
  const type = documentType(upload.fileName, { isUrlLink: false, isSpatial: spatial });
  return { fileName: upload.fileName, type, isSpatial: spatial, id: guid, size: upload.size };
}

/** The values of a document in a save, checked by its rules. Throws VALIDATION. */
async function checkedValues(
  { db, user }: RecordContext,
  input: DocumentInput,
  parentId: string,
  of: { readonly isUrlLink: boolean; readonly extension: string },
): Promise<DocumentChange> {
  await lockNames(db, parentId);
  const others = await siblingNames(db, parentId, input.id);
  const values = { name: null, notes: null, isConfidential: false, ...withoutEmpty(input) };
  const errors = documentErrors(values, { ...of, others }, languageOf(user.locale));
  if (errors.length > 0) throw invalid(errors);
  return {
    name: input.name?.trim() || null,
    url: of.isUrlLink ? input.url?.trim() || null : null,
    notes: input.notes?.trim() ? input.notes : null,
    isConfidential: input.isConfidential ?? false,
  };
}

/** The line of time that a new document is the receipt of; none where it names none. Throws BAD_INPUT. */
async function lineOf(
  { db }: RecordContext,
  { parentId, timesheetEntryId }: DocumentInput,
  parentType: DocumentParentClass,
): Promise<string | null> {
  if (!timesheetEntryId) return null;
  const isThere = parentType === 'Timesheet' && (await isLineOfWeek(db, parentId, timesheetEntryId));
  if (!isThere) throw badInput(said(texts, ({ noLine }) => noLine));
  return timesheetEntryId.toLowerCase();
}

async function checkRight(
  attempt: DocumentAttempt,
  within: RecordContext,
  parentType: DocumentParentClass,
): Promise<void> {
  const { db, user } = within;
  if (attempt.action === 'create') {
    const { parentId } = attempt.input;
    if (!(await isSeen(within, parentTypeOf(parentType), parentId))) throw notFound();
    const isForeign = parentType === 'Communication' && (await isForeignCommunication(db, user, parentId));
    if (isForeign || !(await mayAddDocument(db, user, { parentType, parentId })))
      throw forbidden(said(texts, ({ mayNotAdd }) => mayNotAdd));
    return;
  }
  if (!(await isSeen(within, 'RelatedDocument', attempt.id))) throw notFound();
  if (!(await mayActOnDocument(db, user, attempt.id, attempt.action)))
    throw forbidden(
      attempt.action === 'edit'
        ? said(texts, ({ mayNotChange }) => mayNotChange)
        : said(texts, ({ mayNotDelete }) => mayNotDelete),
    );
}

/** A document of records of one kind. */
export const documentKind = (
  parentType: DocumentParentClass,
): WritableKind<DocumentInput, DocumentValues> => ({
  kind: 'RELATED_DOCUMENT',
  type: 'RelatedDocument',
  titleFields: ['name', 'url'],
  check: (attempt, within) => checkRight(attempt, within, parentType),
  ofOthers: (named, count, language) => inLanguage(texts, language).ofOthers(named, count - named.length),
  read: async (input, within, before) => {
    const known = before && (await findFacts(within.db, input.id));
    if (known) {
      const extension = extensionOf(before.values.name ?? '');
      return checkedValues(within, input, known.parentId, { isUrlLink: known.isUrlLink, extension });
    }
    const file = await fileOf(within, input, parentType);
    const isUrlLink = file.fileName === null;
    const named = { ...input, name: input.name ?? file.fileName };
    const extension = file.fileName === null ? '' : extensionOf(file.fileName);
    const { parentId } = input;
    const change = await checkedValues(within, named, parentId, { isUrlLink, extension });
    return { ...change, made: { parentId, lineId: await lineOf(within, input, parentType), file } };
  },
  writer: {
    ...writer,
    find: async (within, id) => {
      const found = await writer.find(within, id);
      return found && { ...found, values: v.parse(changeSchema, found.values) };
    },
    insert: async ({ db, user, clock }, id, { made, ...change }) => {
      if (!made) throw new Error('A new document has a file or an address.');
      return insertDocument(db, user, { id, parentType, ...change, ...made }, clock());
    },
    remove: ({ db }, id) => deleteDocumentRow(db, id),
  },
});
