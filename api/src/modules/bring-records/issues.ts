import { bringLimits, type RowIssue } from 'shared-contracts/bring-in';
import type { RecordGroup } from '../bring-in/index.ts';

/** Everything that is said of the rows of a table; the first of it is sent, all of it is counted. */
export class Issues {
  readonly #all: RowIssue[] = [];
  readonly #failed = new Set<RecordGroup>();
  readonly #said = new Set<string>();

  /** Says why a record is not written, or with `isWarning` what is odd about one that is. */
  add(group: RecordGroup, row: number, field: string | null, message: string, isWarning = false): void {
    if (!isWarning) this.#failed.add(group);
    const value = field === null ? '' : (group.rows.find(({ source }) => source === row)?.cells[field] ?? '');
    const issue = { row, field, value, message, isWarning };
    // Records that are tried again say the same once more.
    const key = JSON.stringify([row, field, message]);
    if (this.#said.has(key)) return;
    this.#said.add(key);
    this.#all.push(issue);
  }

  /** Whether something keeps a record from being written. */
  hasFailed(group: RecordGroup): boolean {
    return this.#failed.has(group);
  }

  get count(): number {
    return this.#all.length;
  }

  /** All of it in the order of the rows. */
  get all(): readonly RowIssue[] {
    return this.#all.toSorted((one, other) => one.row - other.row);
  }

  /** The first of it, errors before warnings where not all can be sent. */
  get shown(): readonly RowIssue[] {
    const errors = this.all.filter(({ isWarning }) => !isWarning);
    const some = [...errors, ...this.all.filter(({ isWarning }) => isWarning)].slice(0, bringLimits.issues);
    return some.toSorted((one, other) => one.row - other.row);
  }
}
