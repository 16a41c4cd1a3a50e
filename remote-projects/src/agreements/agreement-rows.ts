import {
  compensationRules,
  landownerRules,
  lifeStepRules,
  occupantRules,
  paymentRules,
  relatedParcelRules,
  relatedTitleRules,
} from 'shared-contracts/agreements';
import { isPicked, pickedId } from '../rows/picked.ts';

/** The fields of the rows that stand in an agreement, by their list. */
const rowFields = {
  landowners: Object.keys(landownerRules),
  occupants: Object.keys(occupantRules),
  relatedParcels: Object.keys(relatedParcelRules),
  relatedTitles: Object.keys(relatedTitleRules),
  compensations: Object.keys(compensationRules),
  payments: Object.keys(paymentRules),
  lifeSteps: Object.keys(lifeStepRules),
} as const;

export type RowListName = keyof typeof rowFields;

/** The lists of rows that stand in an agreement. */
export const rowListNames: readonly string[] = Object.keys(rowFields);

const isListName = (name: string): name is RowListName => Object.hasOwn(rowFields, name);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A row of a list as a save sends it: its id and the fields that people write, what is picked by its id. */
export const rowInput =
  (list: string) =>
  (row: unknown): object => {
    if (!isObject(row) || !isListName(list)) return {};
    const fields = rowFields[list].map((field) => {
      const value = row[field];
      const id = pickedId(value);
      return [field, id === undefined ? (value === '' || value === undefined ? null : value) : { id }];
    });
    return { id: row['id'], ...Object.fromEntries(fields) };
  };

const byId = (rows: unknown): ReadonlyMap<unknown, Readonly<Record<string, unknown>>> =>
  new Map(Array.isArray(rows) ? rows.filter(isObject).map((row) => [row['id'], row]) : []);

/** What is picked in any row of a list, by its id. */
function pickedIn(rows: unknown): ReadonlyMap<string, unknown> {
  const all = Array.isArray(rows) ? rows.filter(isObject).flatMap((row) => Object.values(row)) : [];
  return new Map(all.filter(isPicked).map((value) => [value.id, value]));
}

/** Rows that a conflict tells by their ids: with their numbers, and what is known here of what they name. */
export function knownRows(stored: unknown, mine: unknown): readonly object[] {
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
