import { languageOf } from 'shared-contracts';
import { rowLockText } from 'shared-contracts/engagement';
import type { RequestItemInput } from 'shared-contracts/graphql';
import {
  requestItemErrors,
  requestItemFields,
  requestItemRules,
  requestItemValidator,
} from 'shared-contracts/requests';
import { type ValidationText, validate, validationText } from 'shared-contracts/validators';
import * as v from 'valibot';
import { invalid, notFound } from '../../platform/errors/app-error.ts';
import { isUuid } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { deleteRecords } from '../../records/writing/delete-records.ts';
import type { SavedField } from '../../records/writing/saved-fields.ts';
import { placesBehind, renumber } from '../../records/writing/sequence-store.ts';
import type {
  RecordValues,
  SaveInput,
  StoredRecord,
  WritableKind,
} from '../../records/writing/writable-kind.ts';
import { documentKind } from '../documents/index.ts';
import { projectRowKind } from '../project-row-kind.ts';
import { rowErrors } from '../rows-elsewhere.ts';
import {
  documentsOfItem,
  isItemTypeOf,
  itemRows,
  itemsOfProjects,
  parentOfItem,
  requestOf,
  roadLengths,
} from './request-store.ts';

/** A save of an item. */
type RequestItemSave = Omit<RequestItemInput, 'revision' | 'saveId'> & SaveInput;

const order = { table: 'request_item', parent: 'request_id' };
const places = placesBehind(order);

const shows: Readonly<Record<string, readonly string[]>> = {
  requestItemType: ['code'],
  historicalType: ['code'],
};

const rows: Readonly<Record<string, readonly SavedField[]>> = {
  relatedParcels: [{ name: 'parcel', shows: ['formattedLegalDescription'] }],
  roads: [{ name: 'road' }, { name: 'usedLength' }, { name: 'notes' }],
  revisions: [{ name: 'date' }, { name: 'details' }],
};

const fieldOf = (name: string): SavedField => ({
  name,
  ...(shows[name] ? { shows: shows[name] } : {}),
  ...(rows[name] ? { fields: rows[name] } : {}),
});

const namedSchema = v.nullish(v.looseObject({ id: v.string() }));
const typeIn = (values: RecordValues | undefined): string | undefined =>
  v.parse(namedSchema, values?.['requestItemType'])?.id;

const fault = (path: string, text: ValidationText, { user }: Pick<RecordContext, 'user'>) =>
  invalid([{ path, message: validationText(languageOf(user.locale), text) }]);

/** The request of a new item. Throws NOT_FOUND if there is none, VALIDATION if it belongs to another project. */
async function newParent(input: RequestItemSave, projectId: string | undefined, within: RecordContext) {
  const id = input.requestId.toLowerCase();
  const request = isUuid(id) ? await requestOf(within.db, id) : undefined;
  if (!request) throw notFound();
  if (request.projectId === projectId) return request;
  throw fault('requestId', 'invalid', within);
}

/** Refuses to move an item to another request. Throws VALIDATION. */
async function checkStays({ id, requestId }: RequestItemSave, { db, user }: RecordContext): Promise<void> {
  if ((await parentOfItem(db, id.toLowerCase())) === requestId.toLowerCase()) return;
  const message = rowLockText('savedParent', languageOf(user.locale));
  throw invalid([{ path: 'requestId', message }]);
}

/** Refuses a newly chosen type that belongs to another type of request. Throws VALIDATION. */
async function checkType(
  values: RecordValues,
  before: StoredRecord | undefined,
  requestTypeId: string | null,
  within: RecordContext,
): Promise<void> {
  const chosen = typeIn(values);
  if (!chosen || chosen === typeIn(before?.values) || !requestTypeId) return;
  if (await isItemTypeOf(within.db, chosen, requestTypeId)) return;
  throw fault('requestItemType', 'itemTypeElsewhere', within);
}

/** Checks the rules of an item that involve several fields, and reports each error at its path. */
async function itemFaults(
  values: RecordValues,
  within: RecordContext,
  before: StoredRecord | undefined,
  { id }: { readonly id: string },
) {
  const language = languageOf(within.user.locale);
  const checked = validate(requestItemValidator, values, language);
  const lengths = await roadLengths(
    within.db,
    checked.valid ? checked.value.roads.flatMap(({ road }) => road?.id ?? []) : [],
  );
  return [
    ...(checked.valid ? requestItemErrors(checked.value, lengths, language) : []),
    ...(await rowErrors(itemRows, values, within, before?.values, id)),
  ];
}

function kindOf(projectId: string | undefined): WritableKind<RequestItemSave> {
  const plain = projectRowKind<RequestItemSave>(
    {
      kind: 'REQUEST_ITEM',
      type: 'RequestItem',
      rows: itemsOfProjects,
      right: 'requestItem',
      titleFields: ['requestItemType'],
      fields: requestItemFields.map(fieldOf),
      rules: requestItemRules,
      isWrittenBeside: () => true,
      made: async ({ db }, { requestId }, _projectId, earlier) => ({
        request_id: requestId,
        sequence: await places.of(
          db,
          String(requestId),
          earlier.filter((one) => one['requestId'] === requestId).length,
        ),
      }),
      check: async (attempt, within) => {
        if (attempt.action === 'edit') await checkStays(attempt.input, within);
      },
      holds: itemFaults,
      // Its documents are deleted with it, each with a history entry, unless one belongs to another company or a
      // Connect grantor.
      takesAlong: async (within, id) =>
        deleteRecords(documentKind('RequestItem'), await documentsOfItem(within.db, id), within),
    },
    projectId,
  );
  return {
    ...plain,
    read: async (input, within, before) => {
      const values = await plain.read(input, within, before);
      // Checked last, so that errors in the item are also reported if its request could not be created.
      const request = before
        ? await requestOf(within.db, input.requestId.toLowerCase())
        : await newParent(input, projectId, within);
      if (!request) throw notFound();
      await checkType(values, before, request.typeId, within);
      if (!before) await places.ahead(within.db, request.id);
      // Without a unit, or with the unit 'none', the term has no number.
      const termed =
        { ...before?.values, ...values }['termUnit'] === 'NA' ? { ...values, term: null } : values;
      return before ? termed : { ...termed, requestId: request.id };
    },
    writer: {
      ...plain.writer,
      remove: async (within, id) => {
        const parent = await parentOfItem(within.db, id);
        await plain.writer.remove(within, id);
        if (parent) await renumber(within.db, order, parent);
      },
    },
  };
}

/** Items in the requests of one project, as its form saves them. */
export const requestItemKind = (projectId: string) => kindOf(projectId.toLowerCase());

/** Items of any request, for deleting them. */
export const anyRequestItemKind = kindOf(undefined);
