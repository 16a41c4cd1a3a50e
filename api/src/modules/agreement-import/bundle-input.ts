import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ImportProcess } from 'shared-contracts/agreement-import';
import type { RecordValues } from '../../records/writing/writable-kind.ts';
import type { AgreementSave } from '../agreements/index.ts';
import type { BundleVerdict, RowVerdict } from './bundle-verdict.ts';
import { ownerValues, type Person } from './check-people.ts';
import { givenFields, sameOwner, storedRows } from './compare-stored.ts';

/** Which rows a mode writes: never one with an error; either only those without warnings, or also those with them. */
export const isWritten = ({ errors, warnings }: RowVerdict, process: ImportProcess): boolean =>
  errors.length === 0 && (process === 'ImportWarningsAndValid' || warnings.length === 0);

/** The records that a bundle writes in a mode. */
export interface Written {
  readonly action: 'New' | 'Changed' | 'Unchanged';
  readonly input: AgreementSave;
  /** How many rows are part of it. */
  readonly rows: number;
}

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

const named = (row: Row, field: string): unknown => {
  const value = row[field];
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
};

/** Rows that are there with one more where none names the record. */
const withNamed = (rows: readonly Row[], field: string, id: string): readonly Row[] =>
  rows.some((row) => named(row, field) === id) ? rows : [...rows, { id: randomUUID(), [field]: { id } }];

/** The rows of a bundle that a mode writes. */
const writtenRows = ({ people, lands }: BundleVerdict, process: ImportProcess) => ({
  own: people.filter(({ row }) => isWritten(row, process)),
  land: lands.filter(({ row }) => isWritten(row, process)),
});

/** How many rows of a bundle a mode writes, its agreement's among them. */
export function rowsWritten(verdict: BundleVerdict, process: ImportProcess): number {
  const { own, land } = writtenRows(verdict, process);
  return 1 + own.length + land.length;
}

/** The people of a bundle whose rows a mode writes. */
export const writtenPeople = (verdict: BundleVerdict, process: ImportProcess): readonly Person[] =>
  isWritten(verdict.agreement, process) ? writtenRows(verdict, process).own.map(({ person }) => person) : [];

/** Parcels that the rows of a bundle add in a mode. */
export function parcelsAddedBy(verdict: BundleVerdict, process: ImportProcess): readonly string[] {
  if (!isWritten(verdict.agreement, process)) return [];
  return writtenRows(verdict, process).land.flatMap(({ land: of }) =>
    of.parcels.flatMap(({ id, isNew }) => (isNew ? [id] : [])),
  );
}

/** The save that a bundle's rows are in a mode; undefined where its agreement is not written. */
export function writtenOf(verdict: BundleVerdict, process: ImportProcess): Written | undefined {
  const { agreement, target, stored } = verdict;
  if (!isWritten(agreement, process)) return undefined;
  const { own, land } = writtenRows(verdict, process);
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
    for (const { id } of of.parcels) relatedParcels = withNamed(relatedParcels, 'parcel', id);
    if (of.title) relatedTitles = withNamed(relatedTitles, 'title', of.title.id);
  }
  const values: RecordValues = {
    ...givenFields(agreement.read, stored),
    landowners,
    occupants,
    relatedParcels,
    relatedTitles,
  };
  const rows = 1 + own.length + land.length;
  if (!stored || !target.there) return { rows, action: 'New', input: { ...values, id: randomUUID() } };
  const changed: RecordValues = Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => !isDeepStrictEqual(value, stored.values[field] ?? null),
    ),
  );
  const action = Object.keys(changed).length > 0 ? 'Changed' : 'Unchanged';
  return { rows, action, input: { ...changed, id: target.there.id, revision: stored.revision } };
}
