import { isUuid } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { BringPlace, BroughtNoun, ReadRecord } from './brought-noun.ts';
import { externalRecords } from './external-id-store.ts';
import type { Issues } from './issues.ts';
import { rowOf, systemOf } from './read-records.ts';
import { type RecordStamp, stampsOf } from './record-stamp-store.ts';
import { recordWord } from './record-words.ts';

/** Most characters of an id in another system, and of that system's name. */
const longest = { externalId: 300, system: 100 } as const;

/** The existing records among those of a table; the others are new. */
export interface Identified {
  readonly ids: ReadonlyMap<ReadRecord, string>;
  readonly stamps: ReadonlyMap<string, RecordStamp>;
}

/** The ids of records by their ids in other systems, looked up system by system. */
async function byExternalId(
  records: readonly ReadRecord[],
  { type }: BroughtNoun,
  within: RecordContext,
): Promise<ReadonlyMap<ReadRecord, string>> {
  const found = new Map<ReadRecord, string>();
  for (const [system, some] of Map.groupBy(records, ({ group }) => systemOf(group))) {
    if (system === '') continue;
    const idOf = ({ group }: ReadRecord) => group.cells['externalId']?.trim() ?? '';
    const known = await externalRecords(within, type, system, some.map(idOf).filter(Boolean));
    for (const record of some) {
      const id = known.get(idOf(record));
      if (id) found.set(record, id);
    }
  }
  return found;
}

/**
 * Finds which records exist already: by our own id, otherwise by the id in another system, otherwise by content as
 * their kind compares it. If two records of a table turn out to be the same, that is reported at the second.
 */
export async function identify(
  records: readonly ReadRecord[],
  noun: BroughtNoun,
  within: RecordContext,
  place: BringPlace,
  issues: Issues,
): Promise<Identified> {
  const { user } = within;
  const report = ({ group, source }: ReadRecord, field: string, message: string) =>
    issues.add(group, rowOf(group, field, source), field, message);
  const ids = new Map<ReadRecord, string>();
  for (const record of records) {
    const { cells } = record.group;
    const own = cells['id']?.trim().toLowerCase();
    if (own !== undefined && isUuid(own)) ids.set(record, own);
    else if (own !== undefined) report(record, 'id', recordWord(user, 'noRecord'));
    const external = cells['externalId'];
    if (external !== undefined && systemOf(record.group) === '')
      report(record, 'externalId', recordWord(user, 'systemNeeded'));
    for (const [field, most] of Object.entries(longest))
      if ((cells[field]?.length ?? 0) > most) report(record, field, recordWord(user, 'longId', { most }));
  }
  const named = records.filter((record) => !ids.has(record) && !issues.hasFailed(record.group));
  const external = await byExternalId(named, noun, within);
  for (const [record, id] of external) ids.set(record, id);
  const others = named.filter((record) => !ids.has(record));
  for (const [record, id] of await noun.existing(others, within, place)) ids.set(record, id);
  const { onlyChanges } = noun;
  for (const record of onlyChanges === undefined ? [] : records)
    if (onlyChanges !== undefined && !ids.has(record) && !issues.hasFailed(record.group))
      report(
        record,
        onlyChanges,
        recordWord(user, 'nothing', { text: record.group.cells[onlyChanges] ?? '' }),
      );
  const stamps = await stampsOf(within, noun, [...new Set(ids.values())]);
  const first = new Map<string, ReadRecord>();
  for (const record of records) {
    const id = ids.get(record);
    if (id === undefined) continue;
    const before = first.get(id);
    if (!stamps.has(id)) report(record, 'id', recordWord(user, 'noRecord'));
    else if (before)
      issues.add(record.group, record.source, null, recordWord(user, 'sameRecord', { row: before.source }));
    else first.set(id, record);
  }
  return { ids, stamps };
}
