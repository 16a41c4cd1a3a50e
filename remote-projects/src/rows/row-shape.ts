import { isPicked, pickedId } from 'shared-contracts/forms';
import type { FormValues } from 'shared-ui/form';
import type { StoredRow } from 'shared-ui/record';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as a save takes it: what is picked by its id, what is empty as nothing. */
const asSent = (value: unknown): unknown => {
  const id = pickedId(value);
  if (id !== undefined) return { id };
  return value === '' || value === undefined ? null : value;
};

const byId = (rows: unknown): ReadonlyMap<unknown, Fields> =>
  new Map(Array.isArray(rows) ? rows.filter(isObject).map((row) => [row['id'], row]) : []);

/** What is picked in any row of a list, by its id. */
function pickedIn(rows: unknown): ReadonlyMap<string, unknown> {
  const all = Array.isArray(rows) ? rows.filter(isObject).flatMap((row) => Object.values(row)) : [];
  return new Map(all.filter(isPicked).map((value) => [value.id, value]));
}

/** Rows that a conflict tells by their ids: with their numbers, and what is known here of what they name. */
function knownRows(stored: unknown, mine: unknown): readonly object[] {
  const own = byId(mine);
  const picked = pickedIn(mine);
  return (Array.isArray(stored) ? stored : []).filter(isObject).map((row, place) => ({
    ...own.get(row['id']),
    ...Object.fromEntries(
      Object.entries(row).map(([field, value]) => [
        field,
        isPicked(value) ? (picked.get(value.id) ?? value) : value,
      ]),
    ),
    sequence: place + 1,
  }));
}

interface RowShapeOptions {
  /** The fields that people write, named as a save names them. */
  readonly fields: readonly string[];
  /** The fields of the rows that stand in it, by their list. */
  readonly lists?: Readonly<Record<string, readonly string[]>>;
  /** What a new one starts from, where that is not nothing. */
  readonly starts?: FormValues;
  /** The words of a save where the form has others, and the other way round. */
  readonly sent?: (values: FormValues) => FormValues;
  readonly held?: (values: FormValues) => FormValues;
}

const same = (values: FormValues): FormValues => values;

/** A row of a project's form that has lists of its own: as it is read, begun, sent, and told by a conflict. */
export function rowShape({ fields, lists = {}, starts = {}, sent = same, held = same }: RowShapeOptions) {
  const rowInput = (list: string) => (row: unknown) =>
    isObject(row)
      ? {
          id: row['id'],
          ...Object.fromEntries((lists[list] ?? []).map((field) => [field, asSent(row[field])])),
        }
      : {};
  const nothing = (field: string) => (lists[field] ? [] : null);
  return {
    /** A row as the API answers it, as the form holds it. */
    stored: ({
      id,
      revision,
      ...row
    }: Fields & { readonly id: string; readonly revision: number }): StoredRow => {
      const answered = held(row);
      const values = Object.fromEntries(fields.map((field) => [field, answered[field] ?? nothing(field)]));
      return { id, revision, values: { ...values, sequence: row['sequence'] } };
    },
    /** What a new row starts from. */
    make: (): FormValues => ({
      ...Object.fromEntries(fields.map((field) => [field, nothing(field)])),
      ...starts,
    }),
    /** The values under the names and with the words of a save. */
    asSent: sent,
    /** A row as a save sends it: what is picked by its id, each list with all of its rows in their order. */
    input: (values: FormValues): object => {
      const words = sent(values);
      const named = fields.filter((field) => field in words);
      return Object.fromEntries(
        named.map((field) => {
          const value = words[field];
          if (!lists[field]) return [field, asSent(value)];
          return [field, Array.isArray(value) ? value.map(rowInput(field)) : []];
        }),
      );
    },
    /** The stored version that a conflict tells, as the form holds it: what it names by its id is known from one's own. */
    ofStored: (stored: FormValues, mine: FormValues): FormValues =>
      Object.fromEntries(
        Object.entries(held(stored)).map(([field, value]) => {
          if (lists[field]) return [field, knownRows(value, mine[field])];
          const own = mine[field];
          return [field, isPicked(value) && pickedId(own) === value.id ? own : value];
        }),
      ),
  };
}
