import type { GridAnswer, GridAnswerRow } from 'shared-contracts/grids';
import type { GridItem } from './grid-items.ts';

/** Rows of a run that one request fetches. */
export const runPage = 100;

interface Page {
  readonly rows: readonly GridAnswerRow[];
  /** The key after which the next page begins; null at the end. */
  readonly next: string | null;
}

/** A run of rows that is fetched page by page, in any order: a whole grid, or one group of it. */
export class RowRun {
  readonly #key: string;
  readonly #pages = new Map<number, Page>();
  readonly #loading = new Set<number>();
  /** Pages that could not be fetched; they wait until somebody tries again. */
  readonly #failed = new Set<number>();
  #count: number;

  /** `count` rows are expected; fewer where some are deleted meanwhile. */
  constructor(key: string, count: number) {
    this.#key = key;
    this.#count = count;
  }

  get count(): number {
    return this.#count;
  }

  get isEmpty(): boolean {
    return this.#pages.size === 0;
  }

  /** The rows that have come. */
  get rows(): readonly GridAnswerRow[] {
    return [...this.#pages.values()].flatMap(({ rows }) => rows);
  }

  /** The line at a place: its row, or the page that the row will come with. */
  at(index: number): GridItem | undefined {
    if (index < 0 || index >= this.#count) return undefined;
    const page = Math.floor(index / runPage);
    const row = this.#pages.get(page)?.rows[index % runPage];
    return row ? { kind: 'row', row } : { kind: 'pending', key: `${page} ${this.#key}` };
  }

  /** Whether a page has to be fetched; it counts as on its way from then on. */
  begin(page: number): boolean {
    if (this.#pages.has(page) || this.#loading.has(page) || this.#failed.has(page)) return false;
    this.#loading.add(page);
    return true;
  }

  /** The request for a page: after the key of the previous page, if that is loaded. */
  request(page: number): {
    readonly page: number;
    readonly pageLimit: number;
    readonly after: string | null;
  } {
    return { page: page + 1, pageLimit: runPage, after: this.#pages.get(page - 1)?.next ?? null };
  }

  /** The pages that could not be fetched, which may be begun again from now on. */
  takeFailed(): readonly number[] {
    const failed = [...this.#failed];
    this.#failed.clear();
    return failed;
  }

  /** Ends the way of a page: with its rows, or without an answer. */
  end(page: number, answer: GridAnswer | undefined): void {
    this.#loading.delete(page);
    if (!answer) {
      this.#failed.add(page);
      return;
    }
    if (page === 0 && answer.total !== null) this.#count = answer.total;
    this.#pages.set(page, answer);
    const from = page * runPage;
    if (answer.next === null && (answer.rows.length > 0 || page === 0))
      this.#count = from + answer.rows.length;
  }
}

/** The run and the page in the key of a pending line. */
export function readPendingKey(key: string): { readonly run: string; readonly page: number } {
  const end = key.indexOf(' ');
  return { page: Number(key.slice(0, end)), run: key.slice(end + 1) };
}
