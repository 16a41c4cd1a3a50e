import { importLimits } from 'shared-contracts/agreement-import';
import { tableExtensions } from 'shared-contracts/bring-in';
import { extensionOf } from 'shared-contracts/documents';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { WorkbookError } from '../../platform/workbooks/workbook-fault.ts';
import type { WorkbookLimits } from '../../platform/workbooks/workbook-shapes.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { withFile } from '../files/index.ts';
import { bringRefusal } from './bring-words.ts';
import { ownUpload } from './own-upload-store.ts';

/** Limits for reading a table. */
export const tableLimits: WorkbookLimits = {
  unpacked: 512 * 1024 * 1024,
  sheets: importLimits.sheets,
  sheetRows: importLimits.sheetRows,
  rows: importLimits.rows,
  columns: importLimits.columns,
  cell: importLimits.cell,
  text: 48 * 1024 * 1024,
};

const unprocessable = (message: AppError['messageIn']) => new AppError('BAD_INPUT', message, {}, 422);

/** A table that this person uploaded. Throws NOT_FOUND, or BAD_INPUT if its name is that of another type of file. */
export async function ownTable(context: Pick<RecordContext, 'db' | 'user'>, fileId: string) {
  const file = await ownUpload(context, fileId);
  const extension = extensionOf(file.fileName);
  if (!tableExtensions.some((one) => one === extension))
    throw unprocessable(bringRefusal(({ otherType }) => otherType));
  return file;
}

/**
 * Runs work on the file of a table while it is on this machine. Throws an AppError that explains why it cannot be read.
 */
export async function withTable<T>(
  { files, folder }: { readonly files: FileStore; readonly folder: string },
  sha256: string,
  work: (path: string) => Promise<T>,
): Promise<T> {
  try {
    return await withFile(files, sha256, folder, async (path) => {
      if (!path) throw notFound(bringRefusal(({ gone }) => gone));
      return work(path);
    });
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error;
    const gaps = { place: error.place, rows: importLimits.rows, columns: importLimits.columns };
    throw unprocessable(bringRefusal(({ faults }) => faults[error.reason], gaps));
  }
}
