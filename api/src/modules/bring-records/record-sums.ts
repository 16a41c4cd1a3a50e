import { type Brought, bringFields } from 'shared-contracts/bring-in';
import { recordOf } from '../../records/reading/record-catalog.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { BroughtNoun, ReadyRecord } from './brought-noun.ts';
import { reconciledSums } from './reconciled.ts';
import { sumsOf } from './record-stamp-store.ts';

/** The sums of a kind's numbers over the saved records: from the table, and as they are stored now. */
export async function sumsAfter(
  noun: BroughtNoun,
  saved: readonly ReadyRecord[],
  within: RecordContext,
): Promise<Brought['sums']> {
  const sums: Brought['sums'] = [];
  for (const { name, column, reads, of } of bringFields(noun.kind)) {
    if (reads !== 'number' && reads !== 'hectares') continue;
    const isBelow = of === 'below';
    const table = isBelow ? noun.summedBelow : recordOf(within.catalog, noun.type).table;
    if (table === undefined) continue;
    const named = saved.flatMap(({ id, group, below, rowIds }) => {
      if (!isBelow) return [{ id, number: group.cells[name] }];
      return below.map(({ cells }, place) => ({ id: rowIds[place] ?? '', number: cells[name] }));
    });
    const numbered = named.filter(({ number }) => number !== undefined);
    if (numbered.length === 0) continue;
    const numbers = numbered.map(({ number = '0' }) => number);
    const field = column.split('.').at(-1) ?? name;
    sums.push({
      field: name,
      ...(await sumsOf(
        within,
        table,
        field,
        numbers,
        numbered.map(({ id }) => id),
      )),
    });
  }
  return [...sums, ...(await reconciledSums(noun, saved, sums, within))];
}
