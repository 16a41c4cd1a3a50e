import type { RecordContext } from '../../records/record-context.ts';
import { companyEntries } from './lookup-store.ts';

/** What the drop-downs of the starter workbook offer to a person: what is for all and what is of the own company. */
export async function offeredLists(
  context: Pick<RecordContext, 'db' | 'catalog' | 'user'>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const entries = await companyEntries(context, context.user.productClientId);
  const byList = Map.groupBy(entries, ({ list }) => list);
  return new Map([...byList].map(([list, some]) => [list, [...new Set(some.map(({ code }) => code))]]));
}
