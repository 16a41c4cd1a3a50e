import type { Language } from 'shared-contracts';
import { bringFieldName, bringKindName } from 'shared-contracts/bring-in';
import type { SetResult } from './bring-set.ts';

/** One figure of a set of tables: from the table, and as stored. */
interface Reconciled {
  readonly table: string;
  readonly kind: string;
  readonly what: string;
  readonly theirs: string;
  readonly ours: string;
}

/** What people compare at the end of a migration: records, acres, rents per year and the other sums of each table. */
export const reconciliation = (results: readonly SetResult[], language: Language): readonly Reconciled[] =>
  results.flatMap(({ table, brought }) => {
    const { kind } = table.recipe;
    const { new: made, changed, unchanged, failed } = brought.records;
    const here = made + changed + unchanged;
    const named = { table: table.fileName, kind: bringKindName(kind, language) };
    return [
      { ...named, what: 'Records', theirs: String(here + failed), ours: String(here) },
      ...brought.sums.map(({ field, theirs, ours }) => ({
        ...{ ...named, what: bringFieldName(kind, field, language) ?? field },
        ...{ theirs, ours },
      })),
    ];
  });
