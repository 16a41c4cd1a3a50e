import type { RecordGroup } from '../bring-in/index.ts';
import type { BroughtValue } from './brought-noun.ts';
import type { Issues } from './issues.ts';

/** A number, a part of an address or a remark about an associate, from a row that names the associate. */
export interface GivenDetail {
  readonly associateId: string;
  readonly group: RecordGroup;
  /** The row of the table, from 1. */
  readonly source: number;
  /** Its name in recipes. */
  readonly field: string;
  /** The field of the associate's save. */
  readonly column: string;
  readonly text: string;
  /** As a save sends it. Undefined for an existing associate, which only a table of associates may change. */
  readonly value: BroughtValue | undefined;
}

/** The details about associates from the rows that name them. A new associate gets the first value of each detail. */
export class AssociateDetails {
  readonly #given = new Map<string, GivenDetail[]>();
  readonly #written = new Map<string, ReadonlyMap<string, GivenDetail>>();
  readonly #issues: Issues;

  constructor(issues: Issues) {
    this.#issues = issues;
  }

  add(detail: GivenDetail): void {
    const known = this.#given.get(detail.associateId);
    if (known) known.push(detail);
    else this.#given.set(detail.associateId, [detail]);
  }

  /** The details that an associate gets, by the field of its save: the first of each from a row that is not refused. */
  of(associateId: string): ReadonlyMap<string, GivenDetail> {
    const first = new Map<string, GivenDetail>();
    for (const detail of this.#given.get(associateId) ?? [])
      if (!first.has(detail.column) && !this.#issues.hasFailed(detail.group))
        first.set(detail.column, detail);
    return first;
  }

  /**
   * Reports what is wrong with a detail at every row with the same value. Returns whether the associate has such a
   * detail.
   */
  refuse(associateId: string, column: string, message: string): boolean {
    const wrong = this.of(associateId).get(column);
    if (!wrong) return false;
    for (const { group, source, field, text, column: own } of this.#given.get(associateId) ?? [])
      if (own === column && text === wrong.text) this.#issues.add(group, source, field, message);
    return true;
  }

  /** Notes that an associate was saved with its current details. */
  noteWritten(associateId: string): void {
    if (!this.#written.has(associateId)) this.#written.set(associateId, this.of(associateId));
  }

  /** The details in rows of the given records, each with the value that a new associate was saved with. */
  *detailsOf(groups: ReadonlySet<RecordGroup>): Generator<{
    readonly given: GivenDetail;
    /** The value that a new associate was saved with; undefined for one that existed already. */
    readonly written: GivenDetail | undefined;
  }> {
    for (const [id, details] of this.#given)
      for (const given of details)
        if (groups.has(given.group)) yield { given, written: this.#written.get(id)?.get(given.column) };
  }
}
