import { languageOf } from 'shared-contracts';
import type { Brought, Recipe } from 'shared-contracts/bring-in';
import { AppError } from '../../platform/errors/app-error.ts';
import { StartupError } from '../../platform/errors/startup-error.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { inTransaction } from '../../records/writing/in-transaction.ts';
import type { RecordRow } from '../bring-in/index.ts';
import { bringRecords } from './bring-records.ts';
import type { BringPlace } from './brought-noun.ts';
import type { Issues } from './issues.ts';

/** One table of a set, read by its recipe. */
export interface SetTable {
  readonly fileName: string;
  readonly recipe: Recipe;
  readonly rows: readonly RecordRow[];
  /** The project, if the records belong to one. */
  readonly projectFileId: string | null;
}

/** What a table of a set created, or would create. */
export interface SetResult {
  readonly table: SetTable;
  readonly brought: Brought;
  readonly issues: Issues;
}

/** A refusal of a table with its name, and with its project: that there is no such record says neither. */
function ofTable({ fileName, projectFileId }: SetTable, error: unknown, locale: string | null): unknown {
  if (!(error instanceof AppError)) return error;
  const place = projectFileId === null ? fileName : `${fileName}, project ${projectFileId}`;
  return new StartupError(`${place}: ${error.messageIn(languageOf(locale))}`);
}

/**
 * Imports the tables of a set one after the other in one transaction, so that a later table finds what an earlier one
 * created. A rehearsal rolls all of it back. Throws a StartupError that names the table.
 */
export async function bringSet(
  context: RecordContext,
  tables: readonly SetTable[],
  how: Pick<BringPlace, 'hasAccounting'> & { readonly isRehearsal: boolean },
): Promise<readonly SetResult[]> {
  const { isRehearsal, hasAccounting } = how;
  return inTransaction({ ...context, isRehearsal }, async (within) => {
    const results: SetResult[] = [];
    for (const table of tables) {
      const { fileName, recipe, rows, projectFileId } = table;
      const request = { recipe, projectFileId, corrections: [] };
      try {
        results.push({ table, ...(await bringRecords(within, rows, request, { fileName, hasAccounting })) });
      } catch (error) {
        throw ofTable(table, error, within.user.locale);
      }
    }
    return results;
  });
}
