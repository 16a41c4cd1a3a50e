import { LRUCache } from 'lru-cache';
import { languageOf } from 'shared-contracts';
import type { Recipe } from 'shared-contracts/bring-in';
import { AppError } from '../../platform/errors/app-error.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { WorkbookReader } from '../../platform/workbooks/workbook-reader.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { type TableReader, tableLimits, withTable } from '../bring-in/index.ts';
import { type Checked, ImportReview } from './import-review.ts';
import { importRefusal } from './import-words.ts';
import { RawRows, wantedSheets } from './import-workbook.ts';

/** A workbook under review with the latest findings. */
interface OpenReview {
  readonly review: ImportReview;
  checked?: Checked;
}

/** A workbook that somebody imports into a project. */
interface ReviewPlace {
  readonly fileId: string;
  readonly projectId: string;
  /** How a table is read that is not our workbook. */
  readonly recipe: Recipe | null;
}

export interface ReviewParts {
  readonly files: FileStore;
  readonly dataFolder: string;
  readonly reader: Pick<WorkbookReader, 'read'>;
  readonly tables: Pick<TableReader, 'make'>;
}

/** Cells of workbooks that are kept in memory between two calls. */
const keptCells = 3_000_000;

/** Cells that a row is counted as. */
const cellsOfRow = 20;

/** How long a workbook under review is kept in memory, in milliseconds; it is read again after that. */
const keptFor = 30 * 60_000;

const unprocessable = (message: AppError['messageIn']) => new AppError('BAD_INPUT', message, {}, 422);

const keyOf = ({ fileId, projectId, recipe }: ReviewPlace, { user }: RecordContext): string =>
  `${fileId} ${projectId} ${user.id} ${languageOf(user.locale)} ${recipe ? JSON.stringify(recipe) : ''}`;

/** Workbooks under review: those of the last half hour are in memory, the others are read again. */
export class OpenReviews {
  readonly #parts: ReviewParts;
  readonly #open = new LRUCache<string, OpenReview>({
    maxSize: keptCells,
    sizeCalculation: ({ review }) => Math.max(1, review.rowCount * cellsOfRow),
    ttl: keptFor,
  });

  constructor(parts: ReviewParts) {
    this.#parts = parts;
  }

  /** One that is in memory. */
  known(place: ReviewPlace, context: RecordContext): OpenReview | undefined {
    return this.#open.get(keyOf(place, context));
  }

  /** Forgets a workbook, of whomever. */
  forget(fileId: string): void {
    for (const key of this.#open.keys()) if (key.startsWith(fileId)) this.#open.delete(key);
  }

  /** One that is in memory, else read again. Throws an AppError. */
  async open(place: ReviewPlace, sha256: string, context: RecordContext): Promise<OpenReview> {
    const known = this.known(place, context);
    if (known) return known;
    const rows = new RawRows();
    const { files, dataFolder: folder, reader, tables } = this.#parts;
    const language = languageOf(context.user.locale);
    const read = await withTable({ files, folder }, sha256, async (path) => {
      const file = { path, folder, limits: tableLimits };
      return place.recipe
        ? tables.make(file, place.recipe, language, rows.take)
        : reader.read({ ...file, wanted: wantedSheets }, rows.take);
    });
    const raw = await rows.raw(read);
    const wanted = raw.sheets.filter(({ isRead }) => isRead);
    const [only] = wanted;
    if (only?.header.length === 0 && wanted.length === 1)
      throw unprocessable(importRefusal(({ noHeader }) => noHeader, { sheet: only.name }));
    const opened: OpenReview = { review: new ImportReview(raw, place, language) };
    this.#open.set(keyOf(place, context), opened);
    return opened;
  }
}
