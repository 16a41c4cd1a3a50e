import { languageOf } from 'shared-contracts';
import { isRecordKind, type Recipe } from 'shared-contracts/bring-in';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { WorkbookRow } from '../../platform/workbooks/workbook-shapes.ts';
import type { RecordContext } from '../../records/record-context.ts';
import {
  ownTable,
  type RecordRow,
  rowsOfSheet,
  type TableReader,
  tableLimits,
  withTable,
} from '../bring-in/index.ts';
import type { RecentTables } from './recent-tables.ts';

interface TableParts {
  readonly files: FileStore;
  readonly folder: string;
  readonly tables: TableReader;
  readonly recent: RecentTables;
}

/** The rows of a table that the person uploaded, read with its recipe. Throws an AppError. */
export async function tableRows(
  { db, user }: Pick<RecordContext, 'db' | 'user'>,
  { files, folder, tables, recent }: TableParts,
  fileId: string,
  recipe: Recipe,
): Promise<{ readonly fileName: string; readonly rows: readonly RecordRow[] }> {
  const { fileName, sha256 } = await ownTable({ db, user }, fileId);
  const { kind } = recipe;
  if (!isRecordKind(kind)) return { fileName, rows: [] };
  const language = languageOf(user.locale);
  const rows = await recent.rows(JSON.stringify([sha256, language, recipe]), async () => {
    const sheet: WorkbookRow[] = [];
    await withTable({ files, folder }, sha256, (path) =>
      tables.make({ path, folder, limits: tableLimits }, recipe, language, (_place, some) => {
        for (const row of some) sheet.push(row);
      }),
    );
    return rowsOfSheet(kind, sheet);
  });
  return { fileName, rows };
}
