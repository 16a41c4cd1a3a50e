import { type FormApi, getIn } from 'final-form';
import { countErrors, errorsByField, type Touched } from '../../form/form-errors.ts';
import { FormSession } from '../../form/form-session.ts';
import { type FormValues, isSameValue } from '../../form/form-values.ts';
import { startFrom } from '../../form/saving/settle-form.ts';
import type { StoredRow } from '../../form/saving/stored-rows.ts';
import { unreadTextsOf } from '../../form/unread-texts.ts';
import { type Collection, fieldsOf, type HeldRow } from '../rows/collection.ts';

/** The state of a row: its errors. */
interface RowStanding {
  /** Whether it breaks a rule, shown or not. */
  readonly isInvalid: boolean;
  /** Errors that are shown, by the path of the row's tab. */
  readonly errors: Readonly<Record<string, number>>;
  readonly count: number;
}

const nothingWrong: RowStanding = { isInvalid: false, errors: {}, count: 0 };

type Start = Pick<HeldRow, 'id' | 'path' | 'revision' | 'base'>;

const isSame = (one: FormValues, other: FormValues): boolean =>
  Object.keys({ ...one, ...other }).every((name) => isSameValue(one[name], other[name]));

/** Shows the error of every field. */
function showAll(form: FormApi<FormValues>): void {
  for (const name of form.getRegisteredFields()) form.blur(name);
}

/** One row that is open, or held because it is new or changed. */
export class HeldPlace {
  readonly collection: Collection;
  /** Typed text that is not committed yet, and the server's errors for the fields of the row. */
  readonly session = new FormSession();
  #start: Start;
  #row: HeldRow | undefined;
  #errors: object = {};
  #touched: Touched = {};
  #form: FormApi<FormValues> | undefined;
  #standing: RowStanding | undefined;
  #isGone = false;

  constructor(collection: Collection, start: Start, values: FormValues = start.base) {
    this.collection = collection;
    this.#start = start;
    this.write(values);
  }

  get id(): string {
    return this.#start.id;
  }

  get start(): Start {
    return this.#start;
  }

  /** The row with its unsaved edits; undefined if it has none. */
  get row(): HeldRow | undefined {
    return this.#row;
  }

  get values(): FormValues {
    return this.#row?.values ?? this.#start.base;
  }

  /** The errors of the rules, by field. */
  get errors(): object {
    return this.#errors;
  }

  /** Whether the row is new, has no edits, and cannot be saved as it is. */
  get isBlank(): boolean {
    const { revision, base } = this.#start;
    return (
      revision === null && this.standing.isInvalid && !this.session.hasPending && isSame(this.values, base)
    );
  }

  /** Whether the row was deleted or taken back. */
  get isGone(): boolean {
    return this.#isGone;
  }

  go(): void {
    this.#isGone = true;
    this.#row = undefined;
  }

  get isOpen(): boolean {
    return this.#form !== undefined;
  }

  get standing(): RowStanding {
    this.#standing ??= this.#row || unreadTextsOf(this.session).size > 0 ? this.#count() : nothingWrong;
    return this.#standing;
  }

  /** The name of the row; empty if it has none yet. */
  get title(): string {
    return this.collection.titleOf(this.values).trim();
  }

  /** Stores the values of the row's form. Returns whether they differ from the ones before. */
  write(values: FormValues): boolean {
    if (this.#isGone || (this.#row && isSame(this.#row.values, values))) return false;
    const isBack = this.#start.revision !== null && isSame(values, this.#start.base);
    if (isBack && !this.#row) return false;
    this.#row = isBack ? undefined : { ...this.#start, values };
    this.#errors = isBack ? {} : errorsByField(this.collection.validate(values));
    this.recount();
    return true;
  }

  /** Stores which fields were visited; after 'all' later calls change nothing. Returns whether something changed. */
  touch(touched: Touched): boolean {
    if (this.#touched === 'all' || this.#touched === touched) return false;
    this.#touched = touched;
    if (touched === 'all' && this.#form) showAll(this.#form);
    this.recount();
    return true;
  }

  recount(): void {
    this.#standing = undefined;
  }

  /** Called when the row is opened in a form. */
  attach(form: FormApi<FormValues>): void {
    this.#form = form;
    if (this.#touched === 'all') showAll(form);
  }

  /** Called when the form of the row is closed. */
  detach(form: FormApi<FormValues>): void {
    if (this.#form === form) this.#form = undefined;
  }

  /** Makes another stored version the starting point, with these values as the current ones. */
  startFrom(stored: FormValues, values: FormValues, revision: number | null): void {
    this.session.refuse([]);
    unreadTextsOf(this.session).drop();
    this.#start = { ...this.#start, base: stored, revision };
    this.#row = undefined;
    this.#errors = {};
    this.recount();
    if (this.#form) startFrom(this.#form, stored, values);
    this.write(values);
  }

  /** Makes another stored version the starting point, and keeps the unsaved edits. */
  goOnFrom({ revision, values }: StoredRow): void {
    const { base } = this.#start;
    const mine = Object.entries(this.values).filter(([name, value]) => !isSameValue(value, base[name]));
    this.startFrom(values, { ...values, ...Object.fromEntries(mine) }, revision);
  }

  #count(): RowStanding {
    const refused = this.session.getRefusedPaths();
    const errors = Object.fromEntries(
      this.collection.tabs.map((tab) => [tab.path, countErrors(tab, this.#errors, this.#touched, refused)]),
    );
    return {
      isInvalid: Object.keys(this.#errors).length > 0 || unreadTextsOf(this.session).size > 0,
      errors,
      count: Object.values(errors).reduce((sum, count) => sum + count, 0),
    };
  }

  /** The labels of the fields in which the row differs from the values read. */
  changedLabels(): readonly string[] {
    const { base } = this.#start;
    return fieldsOf(this.collection)
      .filter(({ name }) => !isSameValue(getIn(this.values, name), getIn(base, name)))
      .map(({ label }) => label);
  }
}

/** Whether a row is new and untouched, and its collection counts it as empty although it breaks no rule. */
export const isBlankRow = ({ start, values, session, collection }: HeldPlace): boolean =>
  start.revision === null &&
  !session.hasPending &&
  isSame(values, start.base) &&
  collection.isEmpty?.(values) === true;
