import type { RecordRow } from '../bring-in/index.ts';

interface Kept {
  readonly rows: readonly RecordRow[];
  readonly cells: number;
}

/** Most cells that are kept of all tables together: some tens of megabytes. */
const most = 600_000;

/**
 * Rows of the tables that were read most recently: a table is checked again after each corrected cell, and then
 * written.
 */
export class RecentTables {
  readonly #kept = new Map<string, Kept>();

  /**
   * The rows under a key, which identifies the bytes of a file and how they are read; read again if they are not kept
   * any more.
   */
  async rows(key: string, read: () => Promise<readonly RecordRow[]>): Promise<readonly RecordRow[]> {
    const known = this.#kept.get(key);
    const rows = known?.rows ?? (await read());
    const cells = known?.cells ?? rows.reduce((sum, row) => sum + Object.keys(row.cells).length, 0);
    // Moved to the end, so that the rows that were not used for the longest time are dropped first.
    this.#kept.delete(key);
    if (cells > most) return rows;
    this.#kept.set(key, { rows, cells });
    let sum = [...this.#kept.values()].reduce((all, one) => all + one.cells, 0);
    for (const [other, one] of this.#kept) {
      if (sum <= most) break;
      this.#kept.delete(other);
      sum -= one.cells;
    }
    return rows;
  }
}
