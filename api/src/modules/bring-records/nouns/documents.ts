import type { DocumentInput, DocumentParentClass } from 'shared-contracts/graphql';
import { deleteRecords } from '../../../records/writing/delete-records.ts';
import { listOf } from '../../../records/writing/save-list.ts';
import { documentKind } from '../../documents/index.ts';
import type { BringPlace, BroughtNoun, ReadRecord } from '../brought-noun.ts';
import { inputOf } from '../inputs.ts';
import { knownBy } from '../known-by.ts';
import { recordWord } from '../record-words.ts';
import { knownDocuments, storedDocuments, unpackedFiles } from '../unpacked-files-store.ts';
import { idIn, textIn } from '../values.ts';

/** Fields that name the record of a document; without one, it belongs to the project. */
const parents: readonly { readonly field: string; readonly type: DocumentParentClass }[] = [
  { field: 'agreementId', type: 'Agreement' },
  { field: 'requestId', type: 'Request' },
  { field: 'titleId', type: 'Title' },
];

interface Parent {
  readonly type: DocumentParentClass;
  readonly id: string;
}

function parentOf({ values }: ReadRecord, projectId: string): Parent {
  for (const { field, type } of parents) {
    const id = idIn(values[field]);
    if (id !== undefined) return { type, id };
  }
  return { type: 'Project', id: projectId };
}

/** A path in the form in which it is compared: people use slashes and backslashes. */
const pathKey = (text: string): string =>
  text
    .trim()
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
    .normalize('NFC')
    .toLowerCase();

const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The files of an archive by the texts that rows may name them by: the path, or the name if only one file has it. */
function byName<T extends { readonly path: string }>(files: readonly T[]): ReadonlyMap<string, T> {
  const named = new Map(files.map((file) => [pathKey(file.path), file]));
  for (const [base, same] of Map.groupBy(files, ({ path }) => baseOf(pathKey(path)))) {
    const [only, ...others] = same;
    if (only && others.length === 0 && !named.has(base)) named.set(base, only);
  }
  return named;
}

const filesOf = async ({ fileId = '' }: BringPlace, { db, user }: Parameters<BroughtNoun['lists']>[1]) =>
  fileId === '' ? [] : unpackedFiles(db, user, fileId);

const extensionIn = (name: string): string => /\.\w{1,8}$/.exec(name)?.[0] ?? '';

/** The name of a document: as the row states it, with the extension of its file, which documents keep. */
function nameOf({ values }: ReadRecord): string {
  const file = baseOf(pathKey(textIn(values['file']) ?? ''));
  const written = baseOf((textIn(values['file']) ?? '').replaceAll('\\', '/')).trim();
  const name = textIn(values['name'])?.trim();
  if (!name) return written;
  const extension = extensionIn(file);
  return name.toLowerCase().endsWith(extension) ? name : `${name}${extensionIn(written)}`;
}

/** Documents of an archive, matched by the record that they belong to and their name. */
export const broughtDocuments: BroughtNoun = {
  kind: 'document',
  type: 'RelatedDocument',
  right: 'relatedDocument',
  existing: async (records, within, { projectId }) => {
    const ids = new Set(records.map((record) => parentOf(record, projectId).id));
    return knownBy(
      records,
      (record) => `${parentOf(record, projectId).id} ${nameOf(record).toLowerCase()}`,
      await knownDocuments(within.db, [...ids]),
    );
  },
  checkNew: async (fresh, all, within, place, report) => {
    const { user } = within;
    const files = byName(await filesOf(place, within));
    const first = new Map<string, ReadRecord>();
    for (const record of all) {
      const { values } = record;
      const text = textIn(values['file']) ?? '';
      const file = files.get(pathKey(text));
      const before = file && first.get(file.path);
      if (file && !before) first.set(file.path, record);
      if (!fresh.has(record)) continue;
      if (files.size === 0) report(record, 'file', recordWord(user, 'noArchiveHere'));
      else if (!file) report(record, 'file', recordWord(user, 'noFile', { text }));
      else if (before) report(record, 'file', recordWord(user, 'fileTwice', { row: before.source }));
      if (parents.filter(({ field }) => values[field] !== undefined).length > 1)
        report(record, null, recordWord(user, 'severalRecords'));
    }
  },
  filesLeft: async (records, within, place) => {
    const files = await filesOf(place, within);
    const named = byName(files);
    const used = new Set(
      records.flatMap(({ values }) => named.get(pathKey(textIn(values['file']) ?? ''))?.path ?? []),
    );
    return files.map(({ path }) => path).filter((path) => !used.has(path));
  },
  lists: async (records, within, place) => {
    const files = byName(await filesOf(place, within));
    const stored = await storedDocuments(
      within.db,
      records.flatMap(({ id, revision }) => (revision === undefined ? [] : [id])),
    );
    const placed = [...records.entries()].map(([at, record]) => ({
      ...{ at, record, parent: parentOf(record, place.projectId) },
    }));
    return [...Map.groupBy(placed, ({ parent }) => parent.type)].map(([type, some]) => {
      const list = listOf(
        documentKind(type),
        some.map(({ record, parent }) => {
          const { notes, isConfidential, documentType, documentDate } = record.values;
          const isNew = record.revision === undefined;
          const fileGuid = files.get(pathKey(textIn(record.values['file']) ?? ''))?.fileId;
          return inputOf<DocumentInput>(
            {
              parentId: parent.id,
              ...stored.get(record.id),
              ...(isNew || record.values['name'] !== undefined ? { name: nameOf(record) } : {}),
              ...(notes === undefined ? {} : { notes }),
              ...(isConfidential === undefined ? {} : { isConfidential }),
              ...(documentType === undefined ? {} : { documentType }),
              ...(documentDate === undefined ? {} : { documentDate }),
              ...(isNew ? { fileGuid, isUrlLink: false } : {}),
            },
            record,
          );
        }),
        'records',
      );
      return {
        ...list,
        rows: list.rows.map((row, index) => ({ ...row, path: `records[${some[index]?.at ?? index}]` })),
      };
    });
  },
  remove: (ids, within) => deleteRecords(documentKind('Project'), ids, within),
};
