import { isObject, isPicked, pickedId } from 'shared-contracts/forms';
import type { FormValues } from 'shared-ui/form';
import type { StoredRow } from 'shared-ui/record';

type Fields = Readonly<Record<string, unknown>>;

/** A value as a save expects it: references by id, and null for an empty value. */
const asSent = (value: unknown): unknown => {
  const id = pickedId(value);
  if (id !== undefined) return { id };
  return value === '' || value === undefined ? null : value;
};

const byId = (rows: unknown): ReadonlyMap<unknown, Fields> =>
  new Map(Array.isArray(rows) ? rows.filter(isObject).map((row) => [row['id'], row]) : []);

/** The references in any row of a list, by id. */
function pickedIn(rows: unknown): ReadonlyMap<string, unknown> {
  const all = Array.isArray(rows) ? rows.filter(isObject).flatMap((row) => Object.values(row)) : [];
  return new Map(all.filter(isPicked).map((value) => [value.id, value]));
}

/**
 * The rows in a conflict, in which references have only ids: numbered, with names filled in from the form's own rows.
 */
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
  /** The fields that people edit, named as in a save. */
  readonly fields: readonly string[];
  /** The fields of its lists' rows, by list. */
  readonly lists?: Readonly<Record<string, readonly string[]>>;
  /** Initial values of a new row, where they are not empty. */
  readonly starts?: FormValues;
  /** Converts the form's values to a save's where they differ, and back. */
  readonly sent?: (values: FormValues) => FormValues;
  readonly held?: (values: FormValues) => FormValues;
}

const same = (values: FormValues): FormValues => values;

/** Describes how a row with lists of its own is read, created, sent, and taken over from a conflict. */
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
    /** Turns a row in the API's answer into a row of the form. */
    stored: ({
      id,
      revision,
      ...row
    }: Fields & { readonly id: string; readonly revision: number }): StoredRow => {
      const answered = held(row);
      const values = Object.fromEntries(fields.map((field) => [field, answered[field] ?? nothing(field)]));
      return { id, revision, values: { ...values, sequence: row['sequence'] } };
    },
    /** The values of a new row. */
    make: (): FormValues => ({
      ...Object.fromEntries(fields.map((field) => [field, nothing(field)])),
      ...starts,
    }),
    /** The values with the names and values that a save uses. */
    asSent: sent,
    /** The input of a save for a row: references by id, and each list with all of its rows in order. */
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
    /**
     * The stored version from a conflict as values of the form: names of references come from the person's own values.
     */
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
