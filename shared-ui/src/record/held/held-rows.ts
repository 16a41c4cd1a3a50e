import type { FormApi } from 'final-form';
import { makeChanges } from 'shared-contracts/changes';
import type { Address } from 'shared-contracts/routes';
import type { Touched } from '../../form/form-errors.ts';
import type { FormValues } from '../../form/form-values.ts';
import { firstError } from '../../form/page/first-error.ts';
import { followMerged, type Merged } from '../../form/saving/follow-merged.ts';
import {
  type HeldContent,
  type HeldError,
  type HeldSave,
  type HeldStanding,
  type HeldSummary,
  nothingHeld,
} from '../../form/saving/held-content.ts';
import type { StoredRow } from '../../form/saving/stored-rows.ts';
import { unreadTextsOf } from '../../form/unread-texts.ts';
import { addressInRecord, type Collection, type HeldRow, rootOf } from '../rows/collection.ts';
import { HeldPlace } from './held-place.ts';
import { nextSave } from './held-save.ts';
import { isSameSummary, summarize, tabBelow } from './held-summary.ts';

/** A held row as it is stored in a draft. */
interface KeptRow extends HeldRow {
  readonly collection: string;
}

const keyOf = (name: string, id: string): string => `${name}\n${id}`;
const noRows: readonly HeldRow[] = [];

/**
 * The unsaved rows of one record by collection, and the rows that are open in a form. The state is outside React, so that
 * typing in one row renders no other. A row is dropped once its values are again those that were read.
 */
export class HeldRows implements HeldContent {
  readonly #places = new Map<string, HeldPlace>();
  readonly #lists = new Map<string, readonly HeldRow[]>();
  readonly #belows = new Map<string, HeldStanding>();
  readonly #changes = makeChanges();
  #summary: HeldSummary = nothingHeld;
  #isSummed = true;
  readonly #summaries = new Map<string, HeldSummary>();
  readonly #summedBelow = new Set<string>();
  #added = 0;
  #edits = 0;
  collections: ReadonlyMap<string, Collection> = new Map();
  /** Address of the record's page. */
  address: Address = '/';

  readonly subscribe = this.#changes.subscribe;

  readonly getSummary = (): HeldSummary => {
    if (this.#isSummed) return this.#summary;
    const summary = summarize(
      [...this.#places.values()],
      ({ collection }) => rootOf(this.collections, collection).tab,
    );
    this.#isSummed = true;
    if (!isSameSummary(this.#summary, summary)) this.#summary = summary;
    return this.#summary;
  };

  /** A summary of the rows below a row, by the tabs of that row. */
  below(name: string, id: string): HeldStanding {
    const key = keyOf(name, id);
    const getSummary = () => {
      const known = this.#summaries.get(key) ?? nothingHeld;
      if (this.#summedBelow.has(key)) return known;
      const inner = [...this.#places.values()].filter(({ start }) => start.path.includes(id));
      const summary = summarize(inner, ({ collection }) => tabBelow(this.collections, name, collection));
      this.#summedBelow.add(key);
      if (isSameSummary(known, summary)) return known;
      this.#summaries.set(key, summary);
      return summary;
    };
    const standing = this.#belows.get(key) ?? { subscribe: this.subscribe, getSummary };
    this.#belows.set(key, standing);
    return standing;
  }

  readonly getEdits = (): number => this.#edits;

  /** The held rows of a collection; the same list until one of them changes. */
  readonly rowsOf = (name: string): readonly HeldRow[] => {
    const known = this.#lists.get(name);
    if (known) return known;
    const rows = [...this.#places.values()].flatMap((place) =>
      place.collection.name === name && place.row ? [place.row] : [],
    );
    const list = rows.length > 0 ? rows : noRows;
    this.#lists.set(name, list);
    return list;
  };

  /** Every row with unsaved changes, those below others too. */
  get held(): readonly HeldPlace[] {
    return [...this.#places.values()].filter(({ row }) => row);
  }

  readonly placeOf = (name: string, id: string): HeldPlace | undefined => this.#places.get(keyOf(name, id));

  /** The address at which a row opens, at its first tab by default. */
  addressOf({ collection, start }: HeldPlace, tab: string = collection.tabs[0].path): Address {
    return addressInRecord(this.address, this.collections, collection, start, tab);
  }

  /** Adds a new row below the rows of a path. Returns its id. */
  add(collection: Collection, path: readonly string[], values: FormValues = {}): string {
    const id = crypto.randomUUID();
    this.#added += 1;
    const base = { ...collection.make(this.#added), ...values };
    this.#put(new HeldPlace(collection, { id, path, revision: null, base }));
    this.#edits += 1;
    this.#notify();
    return id;
  }

  /** The place of a row that is being opened; a new one if the row is not held yet. */
  open(collection: Collection, path: readonly string[], { id, revision, values }: StoredRow): HeldPlace {
    const known = this.placeOf(collection.name, id);
    return known ?? this.#put(new HeldPlace(collection, { id, path, revision, base: values }));
  }

  /** Registers a row as open in a form. Returns a function for when the form closes; the edits stay. */
  attach(place: HeldPlace, form: FormApi<FormValues>): () => void {
    place.attach(form);
    this.#places.set(keyOf(place.collection.name, place.id), place);
    return () => {
      place.detach(form);
      queueMicrotask(() => {
        // React's strict mode unmounts it and mounts it again immediately.
        if (place.isOpen) return;
        place.touch('all');
        this.#notify();
      });
    };
  }

  /** Takes the values of a row's form, and its visited fields. */
  write(place: HeldPlace, values: FormValues, touched: Touched): void {
    const isTouched = place.touch(touched);
    const isWritten = place.write(values);
    if (isWritten) this.#edits += 1;
    if (place.row) this.#places.set(keyOf(place.collection.name, place.id), place);
    if (isWritten || isTouched) this.#notify();
  }

  /** Continues from the version of a row that another call stored; unsaved edits stay. */
  adopt(name: string, stored: StoredRow): void {
    const place = this.placeOf(name, stored.id);
    if (!place) return;
    place.goOnFrom(stored);
    this.#notify();
  }

  /** Undoes the changes of a row: a new one is removed, with the rows below it. */
  undo(place: HeldPlace): void {
    this.#edits += 1;
    if (place.start.revision === null) {
      this.forget([place.id]);
      return;
    }
    const { base, revision } = place.start;
    place.startFrom(base, base, revision);
    this.#notify();
  }

  /** Drops a row that is closed while it is blank and holds no rows. Returns whether it was dropped. */
  leave(place: HeldPlace): boolean {
    const hasRows = this.held.some(({ start }) => start.path.includes(place.id));
    if (!place.isBlank || hasRows) return false;
    this.undo(place);
    return true;
  }

  /** Removes rows that were deleted, and the rows below them. */
  forget(ids: readonly string[]): void {
    for (const [key, { id, start }] of this.#places) {
      if (!ids.includes(id) && !start.path.some((above) => ids.includes(above))) continue;
      this.#places.get(key)?.go();
      this.#places.delete(key);
    }
    this.#notify();
  }

  /** Undoes the changes of all rows, and drops typed text that was not committed. */
  clear(): void {
    for (const place of this.held) this.undo(place);
    for (const { session } of this.#places.values()) unreadTextsOf(session).drop();
  }

  readonly follow = (merged: readonly Merged[]): void => {
    for (const place of this.held) {
      const values = followMerged(place.values, merged);
      if (values === place.values) continue;
      this.#edits += 1;
      place.startFrom(place.start.base, values, place.start.revision);
    }
    this.#notify();
  };

  readonly undoAll = (): (() => void) => {
    const kept = this.keep();
    this.clear();
    return () => this.restore(kept);
  };

  readonly hasPending = (): boolean => [...this.#places.values()].some(({ session }) => session.hasPending);

  readonly flush = (): void => {
    for (const { session } of this.#places.values()) session.flush();
  };

  readonly showErrors = (): void => {
    for (const place of this.held) place.touch('all');
    this.#notify();
  };

  readonly firstError = (): HeldError | undefined => {
    for (const place of this.#places.values()) {
      const { session, collection, errors } = place;
      const named = [...unreadTextsOf(session).paths, ...session.getRefusedPaths()];
      const isWrong = place.standing.isInvalid || named.length > 0;
      const first = isWrong ? firstError(collection.tabs, errors, named) : undefined;
      if (first) return { address: this.addressOf(place, first.tab.path), rowId: place.id, path: first.path };
    }
    return undefined;
  };

  #noticePlaces: readonly Element[] = [];

  readonly getNoticePlace = (): Element | null => this.#noticePlaces.at(-1) ?? null;

  /** Shows the form's messages on a row's page while that covers the form. Returns the function that ends it. */
  readonly showNoticesIn = (place: Element | null): (() => void) => {
    if (!place) return () => {};
    this.#noticePlaces = [...this.#noticePlaces, place];
    this.#notify();
    return () => {
      this.#noticePlaces = this.#noticePlaces.filter((other) => other !== place);
      this.#notify();
    };
  };

  readonly take = (isTaken: (id: string) => boolean = () => true): HeldSave =>
    nextSave(
      this.held.filter(({ id, collection }) => isTaken(id) || !collection.save),
      this.#notify,
    );

  readonly takeRow = (rowId: string): HeldSave =>
    nextSave(
      this.held.filter(({ id }) => id === rowId),
      this.#notify,
    );

  #offered: ReadonlySet<string> = new Set();

  /** Whether the draft that is offered contains a row. */
  readonly isOffered = (id: string): boolean => this.#offered.has(id);

  /** Sets the rows of the offered draft; an empty list if no draft is offered. */
  offer(ids: readonly string[]): void {
    this.#offered = new Set(ids);
    this.#notify();
  }

  /** The unsaved rows, to store them outside the page. */
  keep(): readonly KeptRow[] {
    return this.held.flatMap(({ row, collection }) => (row ? [{ ...row, collection: collection.name }] : []));
  }

  /** Restores the stored rows. */
  restore(rows: readonly KeptRow[]): void {
    for (const { collection: name, values, ...start } of rows) {
      const collection = this.collections.get(name);
      if (!collection) continue;
      const place = this.placeOf(name, start.id);
      if (place) place.startFrom(start.base, values, start.revision);
      else this.#put(new HeldPlace(collection, start, values)).touch('all');
    }
    this.#notify();
  }

  #put(place: HeldPlace): HeldPlace {
    this.#places.set(keyOf(place.collection.name, place.id), place);
    place.session.subscribe(() => {
      place.recount();
      this.#notify();
    });
    return place;
  }

  readonly #notify = (): void => {
    // Drop rows that are closed and unchanged, and have no uncommitted text.
    for (const [key, place] of this.#places)
      if (!place.row && !place.isOpen && unreadTextsOf(place.session).size === 0) this.#places.delete(key);
    this.#isSummed = false;
    this.#summedBelow.clear();
    const before = new Map(this.#lists);
    this.#lists.clear();
    // Keep the same array if its rows are the same, so that React does not render them again.
    for (const [name, list] of before) {
      const now = this.rowsOf(name);
      if (now.length === list.length && now.every((row, place) => row === list[place]))
        this.#lists.set(name, list);
    }
    this.#changes.report();
  };
}
