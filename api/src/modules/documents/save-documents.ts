import { type Language, languageOf } from 'shared-contracts';
import {
  documentChangeSchema,
  documentNameError,
  extensionOf,
  urlLinkSchema,
} from 'shared-contracts/documents';
import type { FieldError } from 'shared-contracts/errors';
import type { DocumentInput, DocumentParentClass } from 'shared-contracts/graphql';
import { validate } from 'shared-contracts/validators';
import type { HistoryChange } from '../../platform/db/tables.ts';
import { badInput, forbidden, invalid, notFound } from '../../platform/errors/app-error.ts';
import { checkedId, isUuid } from '../../platform/server/arguments.ts';
import { isSeen, parentTypeOf } from '../../records/reading/record-parents.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { addHistoryEntry, hasSave } from '../../records/writing/history-store.ts';
import { conflict } from '../../records/writing/save-record.ts';
import {
  changeDocument,
  type DocumentChange,
  type DocumentRow,
  deleteDocumentRows,
  findUpload,
  insertDocument,
  lockDocument,
  mayActOnDocument,
  mayAddDocument,
  siblingNames,
} from './document-store.ts';
import { documentType } from './document-types.ts';

const kind = 'RELATED_DOCUMENT';

/** Documents that one request may write. */
const most = 200;

type Input = DocumentInput & { readonly id: string };

/** The rules that a document breaks, by field. */
function errorsOf(
  input: Input,
  fields: { readonly isUrlLink: boolean; readonly extension: string; readonly others: readonly string[] },
  language: Language,
): readonly FieldError[] {
  const values = { name: null, notes: null, isConfidential: false, ...withoutUndefined(input) };
  const change = validate(documentChangeSchema, values, language);
  const link = fields.isUrlLink ? validate(urlLinkSchema, values, language) : undefined;
  const errors = [
    ...(change.valid ? [] : change.errors),
    ...(link && !link.valid ? link.errors.filter(({ path }) => path === 'url') : []),
  ];
  const nameError = documentNameError(input.name ?? '', fields, language);
  return nameError && !errors.some(({ path }) => path === 'name')
    ? [...errors, { path: 'name', message: nameError }]
    : errors;
}

const withoutUndefined = (input: object) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined && value !== null));

const changeOf = (input: Input): DocumentChange => ({
  name: input.name?.trim() || null,
  url: input.url?.trim() || null,
  notes: input.notes?.trim() ? input.notes : null,
  isConfidential: input.isConfidential ?? false,
});

const asText = (value: string | boolean | null | undefined) =>
  value === null || value === undefined ? null : String(value);

function changesBetween(before: DocumentChange | undefined, after: DocumentChange): HistoryChange[] {
  return (['name', 'url', 'notes', 'isConfidential'] as const)
    .map((field) => ({ field, before: asText(before?.[field]), after: asText(after[field]) }))
    .filter((change) => change.before !== change.after);
}

async function create(context: RecordContext, input: Input, parentType: DocumentParentClass) {
  const { db, user, clock } = context;
  const language = languageOf(user.locale);
  const { parentId, isUrlLink, isSpatial } = input;
  if (!(await isSeen(context, parentTypeOf(parentType), parentId))) throw notFound();
  if (!(await mayAddDocument(db, user, { parentType, parentId })))
    throw forbidden('You do not have the right to add documents here.');
  const isLink = isUrlLink ?? false;
  const file = isLink || !isUuid(input.fileGuid) ? undefined : await findUpload(db, user, input.fileGuid);
  if (!isLink && !file) throw badInput('The file of a document must have been uploaded before.');
  const spatial = !isLink && (isSpatial ?? false);
  if (spatial && !['Project', 'Spatial'].includes(parentType))
    throw badInput('Only a project has spatial files.');
  if (spatial && !file?.isChecked) throw badInput('A spatial file must be checked before it is kept.');
  const named = { ...input, name: input.name ?? file?.fileName ?? null };
  const others = await siblingNames(db, parentId, input.id);
  const extension = file ? extensionOf(file.fileName) : '';
  const errors = errorsOf(named, { isUrlLink: isLink, extension, others }, language);
  if (errors.length > 0) return errors;
  const change = changeOf(named);
  await insertDocument(
    db,
    user,
    {
      id: input.id,
      parentType,
      parentId,
      ...change,
      url: isLink ? change.url : null,
      type: documentType(file?.fileName ?? '', { isUrlLink: isLink, isSpatial: spatial }),
      isUrlLink: isLink,
      isSpatial: spatial,
      storedFileId: file ? (input.fileGuid ?? null) : null,
      size: file?.size ?? null,
    },
    clock(),
  );
  await note(context, input, 1, changesBetween(undefined, change));
  return [];
}

async function change(context: RecordContext, input: Input, before: DocumentRow) {
  const { db, user, clock } = context;
  if (!(await isSeen(context, 'RelatedDocument', input.id))) throw notFound();
  if (!(await mayActOnDocument(db, user, input.id, 'edit')))
    throw forbidden('You do not have the right to change this document.');
  if (input.saveId && (await hasSave(db, kind, input.id, input.saveId))) return [];
  if (input.revision !== before.revision) {
    const { name, url, notes, isConfidential, revision } = before;
    const stored = { revision, values: { name, url, notes, isConfidential } };
    throw await conflict(db, kind, input.id, stored, 'document');
  }
  const others = await siblingNames(db, before.parentId, input.id);
  const fields = { isUrlLink: before.isUrlLink, extension: extensionOf(before.name ?? ''), others };
  const errors = errorsOf(input, fields, languageOf(user.locale));
  if (errors.length > 0) return errors;
  const after = { ...changeOf(input), ...(before.isUrlLink ? {} : { url: null }) };
  const changes = changesBetween(before, after);
  if (changes.length === 0) return [];
  await changeDocument(db, user, input.id, after, clock());
  await note(context, input, before.revision + 1, changes);
  return [];
}

const note = ({ db, user, clock }: RecordContext, input: Input, revision: number, changes: HistoryChange[]) =>
  addHistoryEntry(db, {
    recordKind: kind,
    recordId: input.id,
    revision,
    saveId: input.saveId ?? null,
    changedAt: clock(),
    changedBy: user.id,
    changes,
  });

/** Saves documents in one transaction: rights on each record, rules, revision. Returns their ids. Throws an AppError. */
export async function saveDocuments(
  context: RecordContext,
  inputs: readonly DocumentInput[],
  parentType: DocumentParentClass,
): Promise<readonly string[]> {
  if (inputs.length > most) throw badInput(`Not more than ${most} documents can be saved at once.`);
  const ids = inputs.map(({ id }) => checkedId(id));
  if (new Set(ids).size < ids.length) throw badInput('A document can be saved only once at a time.');
  if (inputs.some(({ saveId }) => saveId && !isUuid(saveId))) throw badInput('saveId must be a UUID.');
  await context.db.transaction().execute(async (db) => {
    const within = { ...context, db };
    const errors: FieldError[] = [];
    for (const [index, given] of inputs.entries()) {
      const input = { ...given, id: ids[index] ?? given.id };
      const before = await lockDocument(db, input.id);
      if (!before && input.revision) throw notFound();
      const found = before ? await change(within, input, before) : await create(within, input, parentType);
      errors.push(
        ...found.map(({ path, message: text }) => ({ path: `input[${index}].${path}`, message: text })),
      );
    }
    if (errors.length > 0) throw invalid(errors);
  });
  return ids;
}

/** Deletes documents, all or none. Throws an AppError. */
export async function deleteDocuments(
  context: RecordContext,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length > most) throw badInput(`Not more than ${most} documents can be deleted at once.`);
  const checked = [...new Set(ids.map(checkedId))];
  await context.db.transaction().execute(async (db) => {
    for (const id of checked) {
      if (!(await isSeen({ ...context, db }, 'RelatedDocument', id))) throw notFound();
      if (!(await mayActOnDocument(db, context.user, id, 'delete')))
        throw forbidden('You do not have the right to delete this document.');
    }
    await deleteDocumentRows(db, checked);
  });
  return checked;
}
