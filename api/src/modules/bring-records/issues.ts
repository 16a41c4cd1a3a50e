import {
  type BringKind,
  type BringReading,
  bringFields,
  bringLimits,
  type RowIssue,
} from 'shared-contracts/bring-in';
import type { RecordGroup } from '../bring-in/index.ts';

/** How many cells of a row are shown with an issue, and the most characters of each. */
const naming = { cells: 3, length: 40 };

const short = (text: string): string =>
  text.length > naming.length ? `${text.slice(0, naming.length - 1)}…` : text;

/** How cells are read that show who or what a row is about; rows rarely differ in their types, dates and amounts. */
const identifyingReadings: ReadonlySet<BringReading> = new Set([
  'text',
  'identifier',
  'joined',
  'land',
  'named',
  'namedAll',
  'part',
  'people',
]);

/** Everything that is reported about the rows of a table. The first issues are sent; all of them are counted. */
export class Issues {
  readonly #all: RowIssue[] = [];
  readonly #failed = new Set<RecordGroup>();
  readonly #reported = new Set<string>();
  readonly #identifying: ReadonlySet<string>;

  constructor(kind: BringKind) {
    const fields = bringFields(kind).filter(
      ({ reads, type }) => identifyingReadings.has(reads) && !type?.endsWith('Type'),
    );
    this.#identifying = new Set(fields.map(({ name }) => name));
  }

  /** Reports why a record is not written, or with `isWarning` what is unusual about one that is. */
  add(group: RecordGroup, row: number, field: string | null, message: string, isWarning = false): void {
    if (!isWarning) this.#failed.add(group);
    const cells = group.rows.find(({ source }) => source === row)?.cells ?? {};
    const value = field === null ? '' : (cells[field] ?? '');
    const issue = { row, named: this.#named(cells, field), field, value, message, isWarning };
    // Records that are tried again report the same issue again.
    const key = JSON.stringify([row, field, message]);
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    this.#all.push(issue);
  }

  /** The texts by which a person recognizes a row, without the cell that the issue is about. */
  #named(cells: Readonly<Record<string, string>>, field: string | null): string {
    return Object.entries(cells)
      .filter(([name]) => name !== field && this.#identifying.has(name))
      .slice(0, naming.cells)
      .map(([, text]) => short(text.replace(/\s+/g, ' ')))
      .join(' · ');
  }

  /** Whether an issue keeps a record from being written. */
  hasFailed(group: RecordGroup): boolean {
    return this.#failed.has(group);
  }

  /** How many records are kept from being written. */
  get failures(): number {
    return this.#failed.size;
  }

  get count(): number {
    return this.#all.length;
  }

  /** All issues in the order of the rows. */
  get all(): readonly RowIssue[] {
    return this.#all.toSorted((one, other) => one.row - other.row);
  }

  /**
   * The issues to send: those that keep rows out, which somebody has to resolve, before warnings about rows that are
   * written.
   */
  get shown(): readonly RowIssue[] {
    return this.all
      .toSorted((one, other) => Number(one.isWarning) - Number(other.isWarning))
      .slice(0, bringLimits.issues);
  }
}
