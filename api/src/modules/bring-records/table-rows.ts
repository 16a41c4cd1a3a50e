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

interface TableParts {
  readonly files: FileStore;
  readonly folder: string;
  readonly tables: TableReader;
}

/** The rows of a table that the person uploaded, as its recipe reads them. Throws an AppError. */
export async function tableRows(
  { db, user }: Pick<RecordContext, 'db' | 'user'>,
  { files, folder, tables }: TableParts,
  fileId: string,
  recipe: Recipe,
): Promise<{ readonly fileName: string; readonly rows: readonly RecordRow[] }> {
  const { fileName, sha256 } = await ownTable({ db, user }, fileId);
  const sheet: WorkbookRow[] = [];
  await withTable({ files, folder }, sha256, (path) =>
    tables.make({ path, folder, limits: tableLimits }, recipe, languageOf(user.locale), (_place, rows) => {
      for (const row of rows) sheet.push(row);
    }),
  );
  return { fileName, rows: isRecordKind(recipe.kind) ? rowsOfSheet(recipe.kind, sheet) : [] };
}
