import { otherSpellings } from '../../../platform/tables/written-identifier.ts';
import type { RecordContext } from '../../../records/record-context.ts';
import type { ReadRecord } from '../brought-noun.ts';
import { externalRecords } from '../external-id-store.ts';
import { nameKey } from '../names.ts';
import { recordsNamed } from '../names-store.ts';
import { systemOf } from '../read-records.ts';

/**
 * Records that were found by a differently written number, by the field of that number; they keep their own notation.
 */
export const foundInOtherWriting = new WeakMap<ReadRecord['group'], 'agreementNumber' | 'referenceNumber'>();

/** Fields of numbers with which names of agreements are compared. */
const numbers = ['agreementNumber', 'referenceNumber'] as const;

/**
 * The agreements of a project that records refer to: by their id in the row's system, otherwise by number, reference or
 * name if exactly one agreement has it.
 */
export async function agreementsCalled(
  records: readonly ReadRecord[],
  nameOf: (record: ReadRecord) => string | undefined,
  within: RecordContext,
  projectId: string,
): Promise<ReadonlyMap<ReadRecord, string>> {
  const spelled = (name: string): readonly string[] => [nameKey(name), ...otherSpellings('Agreement', name)];
  const all = [...new Set(records.flatMap((record) => spelled(nameOf(record) ?? '')))].filter(Boolean);
  const found = Map.groupBy(await recordsNamed(within, 'Agreement', all, projectId), ({ key }) => key);
  const ids = new Map<ReadRecord, string>();
  for (const [system, some] of Map.groupBy(records, ({ group }) => systemOf(group))) {
    const names = some.flatMap((record) => nameOf(record)?.trim() ?? []);
    const external =
      system === '' ? new Map<string, string>() : await externalRecords(within, 'Agreement', system, names);
    for (const record of some) {
      const name = nameOf(record) ?? '';
      // First as it is written, then in other notations of the same number.
      const called =
        found.get(nameKey(name)) ?? otherSpellings('Agreement', name).flatMap((one) => found.get(one) ?? []);
      const best = Math.min(...called.map(({ rank }) => rank));
      const [first, ...others] = new Set(
        called.filter(({ rank }) => rank === best).map(({ id: one }) => one),
      );
      const field = found.has(nameKey(name)) ? undefined : numbers[best];
      if (field) foundInOtherWriting.set(record.group, field);
      const id = external.get(name.trim()) ?? (others.length === 0 ? first : undefined);
      if (id !== undefined) ids.set(record, id);
    }
  }
  return ids;
}
