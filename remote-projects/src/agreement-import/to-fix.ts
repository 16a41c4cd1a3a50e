import type { ImportRecord } from 'shared-contracts/agreement-import';
import { type Fixes, type RowPlace, rowId } from './fixes.ts';

const choiceKey = (row: RowPlace, column: string): string => `${column} ${rowId(row)}`;

/** The decisions that a person made, about which nothing more is asked. */
export const decidedIn = ({ decisions }: Pick<Fixes, 'decisions'>): ReadonlySet<string> =>
  new Set(decisions.map((one) => choiceKey(one, one.column)));

/** What a row needs from a person; undefined for a valid row, or one with only messages that need no action. */
function asks(record: ImportRecord, decided: ReadonlySet<string>): 'mend' | 'choice' | undefined {
  const { isLeftOut, errors, warnings, choices } = record;
  if (isLeftOut) return undefined;
  if (errors.length > 0) return 'mend';
  const isOpen = choices.some(
    ({ column }) =>
      !decided.has(choiceKey(record, column)) && warnings.some((warning) => warning.column === column),
  );
  return isOpen ? 'choice' : undefined;
}

/** The rows that need a person, in the order in which they are visited: errors, then open decisions. */
function rowsToMend(records: readonly ImportRecord[], decided: ReadonlySet<string>) {
  const [errors, choices]: [ImportRecord[], ImportRecord[]] = [[], []];
  for (const record of records) {
    const need = asks(record, decided);
    if (need === 'mend') errors.push(record);
    if (need === 'choice') choices.push(record);
  }
  return { errors, choices } as const;
}

/**
 * The next row that needs a person, wrapping around at the end. From a row that needs nothing, such as one that was
 * just corrected, the search continues from its place in the sheets.
 */
export function nextToFix(
  records: readonly ImportRecord[],
  decided: ReadonlySet<string>,
  fromId: string | undefined,
  way: 1 | -1,
): ImportRecord | undefined {
  const { errors, choices } = rowsToMend(records, decided);
  const order = [...errors, ...choices];
  const at = order.findIndex((record) => rowId(record) === fromId);
  if (at >= 0) return order[(at + way + order.length) % order.length];
  const places = new Map(records.map((record, place) => [rowId(record), place]));
  const from = fromId === undefined ? undefined : places.get(fromId);
  if (from === undefined) return order.at(way === 1 ? 0 : -1);
  const first = errors.length > 0 ? errors : choices;
  const isBehind = (record: ImportRecord) => ((places.get(rowId(record)) ?? 0) - from) * way > 0;
  const near = way === 1 ? first.find(isBehind) : first.findLast(isBehind);
  return near ?? (way === 1 ? (order[first.length] ?? order[0]) : order.at(-1));
}
