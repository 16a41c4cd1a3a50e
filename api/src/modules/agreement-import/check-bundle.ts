import { isDeepStrictEqual } from 'node:util';
import type { Language } from 'shared-contracts';
import {
  type ImportAction,
  type ImportIssue,
  type ImportRecord,
  importColumns,
  importLimits,
} from 'shared-contracts/agreement-import';
import {
  agreementErrors,
  agreementRules,
  agreementValidator,
  isOverWhole,
  sharesTogether,
} from 'shared-contracts/agreements';
import { validate } from 'shared-contracts/validators';
import * as v from 'valibot';
import type { RecordValues, StoredRecord } from '../../records/writing/writable-kind.ts';
import { type Land, landOf } from './check-land.ts';
import { ownerValues, type Person, personOf, shareOf, type Within } from './check-people.ts';
import { type Target, targetOf } from './find-target.ts';
import type { ReadRow } from './read-rows.ts';
import { filled } from './told.ts';

/** The rows of one key. */
export interface Bundle {
  readonly agreement: ReadRow;
  readonly people: readonly ReadRow[];
  readonly parcels: readonly ReadRow[];
}

/** What was found of one row. */
export interface RowVerdict {
  readonly read: ReadRow;
  readonly errors: readonly ImportIssue[];
  readonly warnings: readonly ImportIssue[];
  readonly action: ImportAction;
  readonly changes: ImportRecord['changes'];
  readonly choices: ImportRecord['choices'];
}

/** What was found of the rows of one key, and what they write. */
export interface BundleVerdict {
  readonly agreement: RowVerdict;
  readonly target: Target;
  readonly stored: StoredRecord | undefined;
  readonly people: readonly { readonly person: Person; readonly row: RowVerdict }[];
  readonly lands: readonly { readonly land: Land; readonly row: RowVerdict }[];
}

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

/** The landowner that a row means, of those that are there. */
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

/** What a row's fields change of what is there, cell by cell. */
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

/** Fields of the agreement itself that its row fills. */
export const givenFields = ({ values }: ReadRow): RecordValues =>
  Object.fromEntries(
    agreementFields.flatMap((name) =>
      values[name] === undefined || values[name] === null ? [] : [[name, values[name]] as const],
    ),
  );

interface Open {
  readonly read: ReadRow;
  readonly errors: ImportIssue[];
  readonly warnings: ImportIssue[];
  action: ImportAction;
  changes: ImportRecord['changes'];
  readonly choices: ImportRecord['choices'];
}

const opened = (
  read: ReadRow,
  more: Pick<Person, 'errors' | 'warnings'> & Partial<Pick<Person, 'choices'>>,
): Open => ({
  read,
  errors: [...read.errors, ...more.errors],
  warnings: [...read.warnings, ...more.warnings],
  action: 'New',
  changes: [],
  choices: [...(more.choices ?? [])],
});

const pathIn = /^(landowners|occupants|relatedParcels)\[(\d+)\]\.(\w+)$/;

/** What holds beyond single fields, told at the row and column that it is about. */
function crossFaults(
  agreement: Open,
  stored: StoredRecord | undefined,
  owners: readonly (readonly [Open, Person])[],
  language: Language,
): void {
  const rows = owners.filter(([row]) => row.errors.length === 0);
  const candidate = {
    ...stored?.values,
    ...givenFields(agreement.read),
    name: agreement.read.values['name'] ?? '-',
    landowners: rows.map(([, person], place) => ({
      id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
      ...ownerValues(person),
    })),
    occupants: [],
    relatedParcels: [],
    relatedTitles: [],
  };
  const checked = validate(agreementValidator, candidate, language);
  if (!checked.valid) return;
  for (const { path, message } of agreementErrors(checked.value, language)) {
    const [, list, place, column = null] = pathIn.exec(path) ?? [];
    const at = list ? rows[Number(place)]?.[0] : agreement;
    at?.errors.push({ column: list ? column : path, message });
  }
}

/** Parts on one title are no more than the whole; of an agreement that is a question, as it may cover several. */
function checkShares(owners: readonly (readonly [Open, Person])[], { says }: Within): void {
  const counted = owners.filter(([row]) => row.errors.length === 0);
  const column = 'interestPercentage';
  const titles = Map.groupBy(
    counted.filter(([, { title }]) => title),
    ([, { title }]) => title?.id ?? '',
  );
  for (const some of titles.values()) {
    const shares = some.map(([, person]) => shareOf(person));
    if (!isOverWhole(shares)) continue;
    const gaps = { title: some[0]?.[1].title?.number ?? '', sum: sharesTogether(shares) };
    for (const [row] of some) row.errors.push({ column, message: filled(says.row.sharesOnTitle, gaps) });
  }
  const left = counted.filter(([row]) => row.errors.length === 0);
  const shares = left.map(([, person]) => shareOf(person));
  if (!isOverWhole(shares)) return;
  const message = filled(says.row.sharesOver, { sum: sharesTogether(shares) });
  for (const [row] of left) row.warnings.push({ column, message });
}

function checkTwice(
  owners: readonly (readonly [Open, Person])[],
  lands: readonly (readonly [Open, Land])[],
  says: Within['says'],
): void {
  const people = new Set<string>();
  for (const [row, { read, associateId }] of owners) {
    const who = associateId ?? lower(read.values['legalName']);
    const title = lower(read.values['title']);
    const name = String(read.values['businessAssociate'] ?? read.values['legalName'] ?? '');
    if (people.has(`${who} ${title}`))
      row.warnings.push({ column: 'businessAssociate', message: filled(says.row.samePerson, { name }) });
    people.add(`${who} ${title}`);
  }
  const first = new Map<string, number>();
  for (const [row, { parcelId, read }] of lands) {
    const place = parcelId === undefined ? undefined : first.get(parcelId);
    if (place !== undefined)
      row.warnings.push({
        column: 'legalDescription',
        message: filled(says.row.sameParcel, { row: place + 2 }),
      });
    else if (parcelId) first.set(parcelId, read.row.rowNumber);
  }
}

/** What rows do to an agreement that is there: what is filled in is compared, and nothing is taken away (decision 60). */
function compare(
  agreement: Open,
  stored: StoredRecord,
  owners: readonly (readonly [Open, Person])[],
  lands: readonly (readonly [Open, Land])[],
): void {
  agreement.changes = changesOf(
    agreement.read,
    givenFields(agreement.read),
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
  for (const [row, { parcelId, title }] of lands) {
    const hasParcel = parcels.some((one) => idOf(one['parcel']) === parcelId);
    const hasTitle = !title || titles.some((one) => idOf(one['title']) === title.id);
    row.action = hasParcel && hasTitle ? 'Unchanged' : 'New';
  }
}

/** Checks the rows of one key together: among themselves and against what is there. */
export function checkBundle(
  { agreement: read, people, parcels }: Bundle,
  within: Within,
  language: Language,
): BundleVerdict {
  const { says, lookups } = within;
  const target = targetOf(read, within);
  const stored = target.there && lookups.stored.get(target.there.id);
  const agreement = opened(read, target);
  const owners = people.map((row) => {
    const person = personOf(row, within);
    return [opened(row, person), person] as const;
  });
  const lands = parcels.map((row) => {
    const land = landOf(row, within);
    return [opened(row, land), land] as const;
  });
  for (const rows of [owners, lands])
    for (const [row] of rows.slice(importLimits.rowsOfAgreement))
      row.errors.push({
        column: 'key',
        message: filled(says.row.manyRows, { most: importLimits.rowsOfAgreement }),
      });
  const landowners = owners.filter(([, { isOwner }]) => isOwner);
  crossFaults(agreement, stored, landowners, language);
  checkShares(landowners, within);
  checkTwice(landowners, lands, says);
  if (stored && target.there) {
    compare(agreement, stored, owners, lands);
    const message = filled(says.row.thereAlready, { number: target.there.sequence, name: target.there.name });
    const column = target.column ?? 'key';
    for (const row of [agreement, ...owners.map(([one]) => one), ...lands.map(([one]) => one)])
      if (row.action !== 'Unchanged')
        row.warnings.push({ column: row === agreement ? column : 'key', message });
  }
  if (agreement.errors.length > 0) {
    const message = filled(says.row.agreementWrong, { row: read.row.rowNumber + 2 });
    for (const [row] of [...owners, ...lands]) row.errors.push({ column: 'key', message });
  }
  return {
    ...{ agreement, target, stored },
    people: owners.map(([row, person]) => ({ person, row })),
    lands: lands.map(([row, land]) => ({ land, row })),
  };
}
