import { isDeepStrictEqual } from 'node:util';
import { type ImportRecord, importColumns } from 'shared-contracts/agreement-import';
import { agreementRules } from 'shared-contracts/agreements';
import * as v from 'valibot';
import type { RecordValues, StoredRecord } from '../../records/writing/writable-kind.ts';
import type { OpenLand, OpenPerson, OpenVerdict } from './bundle-verdict.ts';
import { ownerValues, type Person } from './check-people.ts';
import type { ReadRow } from './read-rows.ts';
import { inStoredUnits } from './size-cells.ts';

/** Fields of an agreement that its sheet fills. */
const agreementFields = importColumns.agreements
  .map(({ name }) => name)
  .filter((name) => name in agreementRules);

const rowsSchema = v.nullish(v.array(v.looseObject({ id: v.string() })), []);

/** The rows of a list of an agreement that is there. */
export const storedRows = (stored: StoredRecord | undefined, list: string) =>
  v.parse(rowsSchema, stored?.values[list]);

const namedSchema = v.nullish(v.looseObject({ id: v.string() }));

const idOf = (value: unknown): string | undefined => v.parse(namedSchema, value)?.id;

const lower = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '');

/** The stored landowner that a row refers to. */
export const sameOwner = (rows: readonly RecordValues[], person: Person): RecordValues | undefined =>
  rows.find((row) => {
    const there = idOf(row['businessAssociate']);
    if (person.associateId) return there === person.associateId;
    return !there && lower(row['legalName']) === lower(person.read.values['legalName']);
  });

const shownText = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? '✓' : null;
  if (typeof value !== 'object') return String(value);
  const { name } = v.parse(v.looseObject({ name: v.nullish(v.string()) }), value);
  return name ?? null;
};

const cellOf = ({ sheet, row }: ReadRow, column: string): string => {
  const place = sheet.places.get(column);
  return place === undefined ? '' : (row.cells[place] ?? '');
};

/** The changes that a row's fields make to a stored record, cell by cell. */
function changesOf(
  read: ReadRow,
  given: RecordValues,
  before: RecordValues,
  beforeText: (field: string) => string | null,
): ImportRecord['changes'] {
  return Object.entries(given)
    .filter(([field, value]) => !isDeepStrictEqual(value, before[field] ?? null))
    .map(([field, value]) => ({
      column: field,
      before: beforeText(field),
      after: cellOf(read, field) || shownText(value),
    }));
}

/** Fields of the agreement itself that its row fills, as they change the stored one. */
export function givenFields(
  { values, impliedUnits }: ReadRow,
  stored: StoredRecord | undefined,
): RecordValues {
  const given: Record<string, unknown> = {};
  for (const name of agreementFields) {
    const value = values[name];
    if (value !== undefined && value !== null) given[name] = value;
  }
  return inStoredUnits(given, impliedUnits, stored);
}

/**
 * The changes that rows make to a stored agreement: filled cells are compared, and nothing is removed (decision 60).
 */
export function compareStored(
  agreement: OpenVerdict,
  stored: StoredRecord,
  owners: readonly OpenPerson[],
  lands: readonly OpenLand[],
): void {
  agreement.changes = changesOf(
    agreement.read,
    givenFields(agreement.read, stored),
    stored.values,
    (field) => stored.texts[field] ?? null,
  );
  agreement.action = agreement.changes.length > 0 ? 'Changed' : 'Unchanged';
  const [there, inhabitants] = [storedRows(stored, 'landowners'), storedRows(stored, 'occupants')];
  const shown = v.parse(rowsSchema, stored.shown['landowners']);
  for (const [row, person] of owners) {
    const owner = person.isOwner ? sameOwner(there, person) : undefined;
    const isOccupying = inhabitants.some((one) => idOf(one['businessAssociate']) === person.associateId);
    const isMissing = (person.isOwner && !owner) || (person.isOccupant && !isOccupying);
    if (owner) {
      const words = shown.find(({ id }) => id === owner['id']) ?? {};
      row.changes = changesOf(person.read, ownerValues(person), owner, (field) =>
        shownText(Object.entries(words).find(([name]) => name === field)?.[1]),
      );
    }
    row.action = isMissing ? 'New' : row.changes.length > 0 ? 'Changed' : 'Unchanged';
  }
  const [parcels, titles] = [storedRows(stored, 'relatedParcels'), storedRows(stored, 'relatedTitles')];
  for (const [row, { parcels: meant, title }] of lands) {
    const hasParcel =
      meant.length > 0 && meant.every(({ id }) => parcels.some((one) => idOf(one['parcel']) === id));
    const hasTitle = !title || titles.some((one) => idOf(one['title']) === title.id);
    row.action = hasParcel && hasTitle ? 'Unchanged' : 'New';
  }
}
