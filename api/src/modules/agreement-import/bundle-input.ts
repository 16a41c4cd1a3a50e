import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ImportProcess } from 'shared-contracts/agreement-import';
import type { RecordValues } from '../../records/writing/writable-kind.ts';
import type { AgreementSave } from '../agreements/index.ts';
import { type BundleVerdict, givenFields, type RowVerdict, sameOwner, storedRows } from './check-bundle.ts';
import { ownerValues } from './check-people.ts';

/** Which rows a mode writes: never one with an error; without warnings alone, or with them. */
export const isWritten = ({ errors, warnings }: RowVerdict, process: ImportProcess): boolean =>
  errors.length === 0 && (process === 'ImportWarningsAndValid' || warnings.length === 0);

/** What a bundle writes in a mode. */
export interface Written {
  readonly action: 'New' | 'Changed' | 'Unchanged';
  readonly input: AgreementSave;
  /** Rows that are part of it. */
  readonly rows: readonly RowVerdict[];
  readonly newAssociates: readonly string[];
  readonly newParcels: readonly string[];
}

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

const named = (row: Row, field: string): unknown => {
  const value = row[field];
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
};

/** Rows that are there with one more where none names the record. */
const withNamed = (rows: readonly Row[], field: string, id: string): readonly Row[] =>
  rows.some((row) => named(row, field) === id) ? rows : [...rows, { id: randomUUID(), [field]: { id } }];

/** The save that a bundle's rows are in a mode; undefined where its agreement is not written. */
export function writtenOf(
  { agreement, target, stored, people, lands }: BundleVerdict,
  process: ImportProcess,
): Written | undefined {
  if (!isWritten(agreement, process)) return undefined;
  const own = people.filter(({ row }) => isWritten(row, process));
  const land = lands.filter(({ row }) => isWritten(row, process));
  let landowners: readonly Row[] = storedRows(stored, 'landowners');
  let occupants: readonly Row[] = storedRows(stored, 'occupants');
  let relatedParcels: readonly Row[] = storedRows(stored, 'relatedParcels');
  let relatedTitles: readonly Row[] = storedRows(stored, 'relatedTitles');
  // A row of the sheet that was there before is changed; two rows of the sheet are two landowners.
  const before = landowners;
  for (const { person } of own) {
    const { associateId, isOwner, isOccupant, title, read } = person;
    if (isOwner) {
      const there = sameOwner(before, person);
      const given = ownerValues(person);
      landowners = there
        ? landowners.map((row) => (row.id === there['id'] ? { ...row, ...given } : row))
        : [...landowners, { id: randomUUID(), ...given }];
    }
    if (isOccupant && associateId) {
      const known = occupants.some((row) => named(row, 'businessAssociate') === associateId);
      const notes = isOwner ? {} : { notes: read.values['notes'] ?? null };
      if (!known)
        occupants = [...occupants, { id: randomUUID(), businessAssociate: { id: associateId }, ...notes }];
    }
    if (title) relatedTitles = withNamed(relatedTitles, 'title', title.id);
  }
  for (const { land: of } of land) {
    if (of.parcelId) relatedParcels = withNamed(relatedParcels, 'parcel', of.parcelId);
    if (of.title) relatedTitles = withNamed(relatedTitles, 'title', of.title.id);
  }
  const values = { ...givenFields(agreement.read), landowners, occupants, relatedParcels, relatedTitles };
  const changed: RecordValues = stored
    ? Object.fromEntries(
        Object.entries(values).filter(
          ([field, value]) => !isDeepStrictEqual(value, stored.values[field] ?? null),
        ),
      )
    : values;
  const base = { rows: [agreement, ...own.map(({ row }) => row), ...land.map(({ row }) => row)] };
  const additions = {
    newAssociates: own.flatMap(({ person }) =>
      person.isNew && person.associateId ? [person.associateId] : [],
    ),
    newParcels: land.flatMap(({ land: of }) => (of.isNew && of.parcelId ? [of.parcelId] : [])),
  };
  if (!stored || !target.there)
    return { ...base, ...additions, action: 'New', input: { ...changed, id: randomUUID() } };
  const action = Object.keys(changed).length > 0 ? 'Changed' : 'Unchanged';
  return {
    ...base,
    ...additions,
    action,
    input: { ...changed, id: target.there.id, revision: stored.revision },
  };
}
