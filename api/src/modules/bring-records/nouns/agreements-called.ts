import type { RecordContext } from '../../../records/record-context.ts';
import type { ReadRecord } from '../brought-noun.ts';
import { externalRecords } from '../external-id-store.ts';
import { nameKey } from '../names.ts';
import { recordsNamed } from '../names-store.ts';
import { systemOf } from '../read-records.ts';

/**
 * The agreements of a project that records name, by their id in the system of the row, else by number, reference or
 * name where exactly one is called so.
 */
export async function agreementsCalled(
  records: readonly ReadRecord[],
  nameOf: (record: ReadRecord) => string | undefined,
  within: RecordContext,
  projectId: string,
): Promise<ReadonlyMap<ReadRecord, string>> {
  const all = [...new Set(records.flatMap((record) => nameOf(record) ?? []).map(nameKey))];
  const found = Map.groupBy(await recordsNamed(within, 'Agreement', all, projectId), ({ key }) => key);
  const ids = new Map<ReadRecord, string>();
  for (const [system, some] of Map.groupBy(records, ({ group }) => systemOf(group))) {
    const names = some.flatMap((record) => nameOf(record)?.trim() ?? []);
    const external =
      system === '' ? new Map<string, string>() : await externalRecords(within, 'Agreement', system, names);
    for (const record of some) {
      const name = nameOf(record) ?? '';
      const called = found.get(nameKey(name)) ?? [];
      const [first, ...others] = called.filter(({ rank }) => rank === called[0]?.rank);
      const id = external.get(name.trim()) ?? (others.length === 0 ? first?.id : undefined);
      if (id !== undefined) ids.set(record, id);
    }
  }
  return ids;
}
