import type { RecordContext } from '../../records/record-context.ts';
import { checkImportRight } from './import-rights.ts';
import { companyEntries, listEntries } from './lookup-store.ts';

/**
 * The entries that the drop-downs of the starter workbook offer: those of a project that the person may import into,
 * else those for all companies and for their own. Throws NOT_FOUND or FORBIDDEN.
 */
export async function offeredLists(
  context: RecordContext,
  projectId: string | undefined,
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (projectId !== undefined) await checkImportRight(context, projectId);
  const entries =
    projectId === undefined
      ? await companyEntries(context, context.user.productClientId)
      : await listEntries(context, projectId);
  const byList = Map.groupBy(entries, ({ list }) => list);
  return new Map([...byList].map(([list, some]) => [list, [...new Set(some.map(({ code }) => code))]]));
}
