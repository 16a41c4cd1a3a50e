import { inLanguage, languageOf } from 'shared-contracts';
import { documentErrors, extensionOf } from 'shared-contracts/documents';
import type { DocumentInput, DocumentParentClass } from 'shared-contracts/graphql';
import * as v from 'valibot';
import { texts } from '../../generated/texts/documents.ts';
import { badInput, forbidden, invalid, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { isUuid } from '../../platform/server/arguments.ts';
import { isSeen, parentTypeOf } from '../../records/reading/record-parents.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { batchedQuery } from '../../records/writing/batched-query.ts';
import { MadeMeanwhile } from '../../records/writing/made-meanwhile.ts';
import { findReferences } from '../../records/writing/references-store.ts';
import { tableWriter } from '../../records/writing/table-writer.ts';
import type { Attempt, StoredRecord, WritableKind } from '../../records/writing/writable-kind.ts';
import { claimedUploads } from '../files/index.ts';
import {
  deleteDocumentRow,
  type FileOfDocument,
  findFacts,
  insertDocuments,
  isForeignCommunication,
  isLineOfWeek,
  mayActOnDocument,
  mayAddDocument,
  type NewDocument,
  namesOfParent,
} from './document-store.ts';
import { documentType } from './document-types.ts';

const text = v.nullable(v.string());
const changeSchema = v.object({
  name: text,
  url: text,
  notes: text,
  isConfidential: v.boolean(),
  documentType: v.optional(text),
  documentDate: v.optional(text),
});

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

const {
  readyAll: _,
  removeAll: __,
  ...writer
} = tableWriter({
  type: 'RelatedDocument',
  fields: Object.keys(changeSchema.entries).map((name) => ({ name })),
  stamps: ({ user, clock }) => ({ last_modified_by_id: user.id, last_modified_on: clock() }),
});

const asStored = (found: StoredRecord): StoredRecord<DocumentValues> => ({
  ...found,
  values: v.parse(changeSchema, found.values),
});

const allAsStored = (found: ReadonlyMap<string, StoredRecord>) =>
  new Map([...found].map(([id, record]) => [id, asStored(record)] as const));

/** Whether the person may see the records of new documents, looked up for all documents of a save together. */
const isParentSeen = batchedQuery(async (within: RecordContext, ids, type) => {
  const seen = await findReferences(within, type, ids.filter(isUuid), undefined);
  return new Map(ids.map((id) => [id, seen.has(id)]));
});

/**
 * The uploads from which new documents take their files, locked for all documents of a save together; each key names an
 * upload and its document.
 */
const uploadsTogether = batchedQuery(({ db, user }: RecordContext, claims) =>
  claimedUploads(
    db,
    user,
    claims.map((claim) => {
      const [id = '', holder = ''] = claim.split(' ');
      return { id, holder };
    }),
  ),
);

const withoutEmpty = (input: object) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined && value !== null));

/** The file that a new document takes from an upload; none for a link. Throws BAD_INPUT. */
async function fileOf(
  within: RecordContext,
  { id, fileGuid, isUrlLink, isSpatial }: DocumentInput,
  parentType: DocumentParentClass,
): Promise<FileOfDocument> {
  if (isUrlLink)
    return { fileName: null, type: documentType('', { isUrlLink, isSpatial: false }), isSpatial: false };
  const guid = isUuid(fileGuid) ? fileGuid.toLowerCase() : '';
  const upload = guid ? await uploadsTogether(within, `${guid} ${id.toLowerCase()}`) : undefined;
  if (!upload) throw badInput(messageFrom(texts, ({ notUploaded }) => notUploaded));
  const spatial = isSpatial ?? false;
  if (spatial && !['Project', 'Spatial'].includes(parentType))
    throw badInput(messageFrom(texts, ({ onlyProjects }) => onlyProjects));
  if (spatial && !upload.isChecked) throw badInput(messageFrom(texts, ({ unchecked }) => unchecked));
  const type = documentType(upload.fileName, { isUrlLink: false, isSpatial: spatial });
  return { fileName: upload.fileName, type, isSpatial: spatial, id: guid, size: upload.size };
}

/** The validated values of a document in a save. Throws VALIDATION. */
async function checkedValues(
  { db, user }: RecordContext,
  input: DocumentInput,
  parentId: string,
  of: { readonly isUrlLink: boolean; readonly extension: string },
): Promise<DocumentChange> {
  const names = await namesOfParent(db, parentId);
  const id = input.id.toLowerCase();
  const others = names.othersLike(id, input.name ?? '');
  const values = { name: null, notes: null, isConfidential: false, ...withoutEmpty(input) };
  const errors = documentErrors(values, { ...of, others }, languageOf(user.locale));
  if (errors.length > 0) throw invalid(errors);
  const name = input.name?.trim() || null;
  if (name !== null) names.set(id, name);
  return {
    name,
    url: of.isUrlLink ? input.url?.trim() || null : null,
    notes: input.notes?.trim() ? input.notes : null,
    isConfidential: input.isConfidential ?? false,
    // Earlier releases send neither field; then the stored values stay.
    ...(input.documentType === undefined ? {} : { documentType: input.documentType || null }),
    ...(input.documentDate === undefined ? {} : { documentDate: input.documentDate || null }),
  };
}

/** The line of time whose receipt a new document is; none if it names none. Throws BAD_INPUT. */
async function lineOf(
  { db }: RecordContext,
  { parentId, timesheetEntryId }: DocumentInput,
  parentType: DocumentParentClass,
): Promise<string | null> {
  if (!timesheetEntryId) return null;
  const isThere = parentType === 'Timesheet' && (await isLineOfWeek(db, parentId, timesheetEntryId));
  if (!isThere) throw badInput(messageFrom(texts, ({ noLine }) => noLine));
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
    if (!(await isParentSeen(within, parentId.toLowerCase(), parentTypeOf(parentType)))) throw notFound();
    const isForeign = parentType === 'Communication' && (await isForeignCommunication(db, user, parentId));
    if (isForeign || !(await mayAddDocument(db, user, { parentType, parentId })))
      throw forbidden(messageFrom(texts, ({ mayNotAdd }) => mayNotAdd));
    return;
  }
  if (!(await isSeen(within, 'RelatedDocument', attempt.id))) throw notFound();
  if (!(await mayActOnDocument(db, user, attempt.id, attempt.action)))
    throw forbidden(
      attempt.action === 'edit'
        ? messageFrom(texts, ({ mayNotChange }) => mayNotChange)
        : messageFrom(texts, ({ mayNotDelete }) => mayNotDelete),
    );
}

function newDocument(id: string, { made, ...change }: DocumentValues): NewDocument {
  if (!made) throw new Error('A new document has a file or an address.');
  return { id, ...change, ...made };
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
  // A changed document is written before the next one is checked, because that one may take a name that this one gives
  // up.
  isWrittenBeside: ({ revision, isUrlLink }) => (revision ?? null) === null && isUrlLink !== true,
  writer: {
    ...writer,
    find: async (within, id) => {
      const found = await writer.find(within, id);
      return found && asStored(found);
    },
    findAll: async (within, ids) => allAsStored(await writer.findAll(within, ids)),
    readAll: async (within, ids) => allAsStored(await writer.readAll(within, ids)),
    insert: async ({ db, user, clock }, id, values) =>
      (await insertDocuments(db, user, parentType, [newDocument(id, values)], clock())) === 1,
    addAll: async ({ db, user, clock }, records) => {
      const documents = records.map(({ id, values }) => newDocument(id, values));
      const written = await insertDocuments(db, user, parentType, documents, clock());
      if (written < documents.length) throw new MadeMeanwhile();
    },
    remove: ({ db }, id) => deleteDocumentRow(db, id),
  },
});
