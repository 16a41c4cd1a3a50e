import type { Language } from 'shared-contracts';
import { type ImportIssue, importLimits, importSheetName } from 'shared-contracts/agreement-import';
import { eachInTurns } from '../../platform/work/take-turns.ts';
import type { Within } from './check-people.ts';
import { targetOf } from './find-target.ts';
import { filled, listed } from './import-words.ts';
import { lookedUp } from './lookups.ts';
import type { ReadRow } from './read-rows.ts';
import { mostNamed, shownRow } from './shown-row.ts';

/** The rows of one key, with the faults of the agreement's row compared with other rows of the file. */
export interface Group {
  readonly agreement: ReadRow;
  readonly people: ReadRow[];
  readonly parcels: ReadRow[];
  readonly errors: readonly ImportIssue[];
  readonly warnings: readonly ImportIssue[];
}

/** Rows grouped by the agreement that they belong to. */
interface GroupedRows {
  readonly groups: readonly Group[];
  /**
   * Rows that belong to no agreement of the workbook, or that one has no room for, with the message for each; nothing
   * where the key itself is missing.
   */
  readonly orphans: ReadonlyMap<ReadRow, string | undefined>;
  /** Rows that are left out with their agreement. */
  readonly followers: ReadonlySet<ReadRow>;
}

/** Only entries that occur more than once. */
async function twins<T>(
  rows: readonly ReadRow[],
  keyOf: (row: ReadRow) => T,
): Promise<ReadonlyMap<T, readonly ReadRow[]>> {
  const first = new Map<T, ReadRow>();
  const byKey = new Map<T, ReadRow[]>();
  await eachInTurns(rows, (row) => {
    const key = keyOf(row);
    const known = first.get(key);
    const same = byKey.get(key);
    if (same) same.push(row);
    else if (known) byKey.set(key, [known, row]);
    else first.set(key, row);
  });
  return byKey;
}

/** The numbers of other rows with the same key, up to the number that is listed; empty if there is none. */
function others(read: ReadRow, rows: readonly ReadRow[] = []): string {
  const some = rows
    .slice(0, mostNamed + 1)
    .filter((one) => one !== read)
    .slice(0, mostNamed);
  const more = rows.length - 1 > some.length ? ['…'] : [];
  return listed([...some.map(({ row }) => String(shownRow({ row }))), ...more]);
}

/** The rows of a workbook by their key; of agreements also the keys that occur twice. */
export async function groupRows(
  all: readonly ReadRow[],
  isOut: (read: ReadRow) => boolean,
  within: Within,
  language: Language,
): Promise<GroupedRows> {
  const { words } = within;
  const agreements = all.filter((read) => read.sheet.kind === 'agreements');
  const active = agreements.filter((read) => !isOut(read));
  const outKeys = new Set(agreements.filter(isOut).map(({ key }) => key));
  const byKey = await twins(active, ({ key }) => key);
  const targets = new Map<ReadRow, string>();
  await eachInTurns(active, (read) => targets.set(read, targetOf(read, within).there?.id ?? ''));
  const byTarget = await twins(active, (read) => targets.get(read) ?? '');
  const of = (column: 'agreementNumber' | 'referenceNumber') =>
    twins(active, ({ values }) => lookedUp(values[column]));
  const byColumn = [
    ['agreementNumber', await of('agreementNumber')],
    ['referenceNumber', await of('referenceNumber')],
  ] as const;
  const groups: Group[] = [];
  await eachInTurns(active, (agreement) => {
    const errors: ImportIssue[] = [];
    const warnings: ImportIssue[] = [];
    const twin = agreement.key === '' ? '' : others(agreement, byKey.get(agreement.key));
    if (twin)
      errors.push({
        column: 'key',
        message: filled(words.row.keyTwice, { key: agreement.shownKey, rows: twin }),
      });
    const target = targets.get(agreement);
    const same = target ? others(agreement, byTarget.get(target)) : '';
    if (same)
      errors.push({
        column: 'agreementNumber',
        message: filled(words.row.twoRowsOneAgreement, { rows: same }),
      });
    for (const [column, byValue] of byColumn) {
      const text = agreement.values[column];
      const rows = typeof text === 'string' && !same ? others(agreement, byValue.get(lookedUp(text))) : '';
      if (!rows) continue;
      const isMeant = within.decided(agreement, column)?.choice === 'New';
      const sentence = isMeant ? words.row.bothMeant : words.row.numberTwice;
      (isMeant ? warnings : errors).push({ column, message: filled(sentence, { text: String(text), rows }) });
    }
    groups.push({ agreement, people: [], parcels: [], errors, warnings });
  });
  const first = new Map<string, Group>();
  for (const group of groups) if (!first.has(group.agreement.key)) first.set(group.agreement.key, group);
  const orphans = new Map<ReadRow, string | undefined>();
  const followers = new Set<ReadRow>();
  const sheet = importSheetName('agreements', language);
  const most = importLimits.rowsOfAgreement;
  const tooMany = filled(words.row.manyRows, { most });
  await eachInTurns(all, (read) => {
    if (read.sheet.kind === 'agreements' || isOut(read)) return;
    const group = read.key === '' ? undefined : first.get(read.key);
    if (group) {
      // The rows of an agreement are judged together, without yielding to other work in between.
      const rows = group[read.sheet.kind];
      if (rows.length < most) rows.push(read);
      else orphans.set(read, tooMany);
    } else if (outKeys.has(read.key) && read.key !== '') followers.add(read);
    else {
      const sentence = filled(words.row.noAgreement, { sheet, key: read.shownKey });
      orphans.set(read, read.key === '' ? undefined : sentence);
    }
  });
  return { groups, orphans, followers };
}
