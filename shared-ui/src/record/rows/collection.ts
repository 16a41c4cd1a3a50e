import type { ReactNode } from 'react';
import type { FieldError } from 'shared-contracts/errors';
import type { Address } from 'shared-contracts/routes';
import type { FormTab } from '../../form/form-errors.ts';
import type { FormValues } from '../../form/form-values.ts';
import type { SaveOutcome } from '../../form/saving/save-outcome.ts';
import type { StoredRow } from '../../form/saving/stored-rows.ts';
import type { Deletion } from '../use-refusal-of-deletion.ts';

/** A row that is open in a form of its own. */
export interface OpenRow {
  readonly id: string;
  /** Whether it was never saved. */
  readonly isNew: boolean;
}

/** A tab of a row's form: its fields and its content. */
export interface RowTab extends FormTab {
  readonly show: (row: OpenRow) => ReactNode;
  /** Shown below its fields and saved by itself, such as the documents of a saved row. */
  readonly below?: (row: OpenRow) => ReactNode;
  /**
   * Shown on one page with the others of its kind, so that a row is seen without going through tabs; its address
   * scrolls to it.
   */
  readonly isSection?: boolean;
}

/** Rows of a record that have a form of their own and are saved with the record (decision 48). */
export interface Collection {
  /** Its name among the collections of its record. */
  readonly name: string;
  /**
   * The list of the save's input, and the beginning of the paths in which the server speaks of its rows, where that is
   * not the name: events of a project and of its agreements are two collections and travel in one list.
   */
  readonly list?: string;
  /** Path of the tab with its grid, in the record or in the row that contains it. */
  readonly tab: string;
  /** The parent of its rows: which collection, and the name of the parent's id in a save. */
  readonly parent?: { readonly collection: string; readonly field: string };
  /** The name of one row, as 'agreement'. */
  readonly item: string;
  readonly titleOf: (values: FormValues) => string;
  readonly tabs: readonly [RowTab, ...RowTab[]];
  /** The initial values of a new row; `position` counts the rows added before it. */
  readonly make: (position: number) => FormValues;
  readonly validate: (values: FormValues) => readonly FieldError[];
  /** Whether a new row says nothing, though it breaks no rule: one that is left so is dropped. */
  readonly isEmpty?: (values: FormValues) => boolean;
  /** A row's fields as the save's input names them; id, revision and parent are added. */
  readonly inputOf: (values: FormValues) => object;
  /** Converts the stored version in a conflict, with the names of `inputOf`, to the form's values. */
  readonly valuesOfStored?: (stored: FormValues, mine: FormValues) => FormValues;
  /** Reads a whole row, if the list does not contain all of it. Rejects with a RowAbsent or an Error. */
  readonly read?: (id: string) => Promise<StoredRow>;
  /**
   * Saves rows with a call of their own, before the record is saved. Field errors and conflicts name a row by the
   * collection and its position, as `documents[1].name`; the outcome contains the stored rows under the collection's name.
   */
  readonly save?: (rows: readonly HeldRow[]) => Promise<SaveOutcome>;
  /** Deletes saved rows, after the person has confirmed it. Rejects with an Error whose message is shown. */
  readonly remove?: (ids: readonly string[]) => Promise<void>;
  /** The mutation of `remove`, so that what hinders is known before the question. */
  readonly deletion?: Deletion;
  /**
   * The parameter in the address that names the open row, where its form is below the grid instead of sliding in over
   * it; such rows have one tab and no rows below them.
   */
  readonly openedBy?: string;
  /** No row is added while one of them breaks a rule (001 §4). */
  readonly isAddedOneByOne?: boolean;
  /** The key facts of a row, at the side of its fields; within its form. */
  readonly rail?: (row: OpenRow) => ReactNode;
}

/** The list of a save that the rows of a collection travel in. */
export const listOf = ({ name, list = name }: Pick<Collection, 'name' | 'list'>): string => list;

/** A row that the form holds because it is new or changed. */
export interface HeldRow {
  readonly id: string;
  /** Ids of its parent rows, the outermost first. */
  readonly path: readonly string[];
  /** The revision that was read; null for a new row. */
  readonly revision: number | null;
  /** The values read, or the initial ones of a new row. */
  readonly base: FormValues;
  readonly values: FormValues;
}

/** Labels of the fields of a row in which two versions differ are looked for among these. */
export const fieldsOf = ({ tabs }: Pick<Collection, 'tabs'>) => tabs.flatMap(({ fields }) => fields);

/** The tab with the rows of a collection, below the row at the end of a path. */
function tabOf(
  record: Address,
  collections: ReadonlyMap<string, Collection>,
  collection: Collection,
  { path }: Pick<HeldRow, 'path'>,
): Address {
  const parent = collection.parent && collections.get(collection.parent.collection);
  const parentId = path.at(-1);
  if (!parent || parentId === undefined) return `${record}/${collection.tab}`;
  return `${tabOf(record, collections, parent, { path: path.slice(0, -1) })}/${parentId}/${collection.tab}`;
}

/** Where a row opens at one of its tabs; a row without tabs has an empty one. */
export function openAddress(
  tabAddress: Address,
  { openedBy }: Pick<Collection, 'openedBy'>,
  id: string,
  tab: string,
): Address {
  if (openedBy !== undefined) return `${tabAddress}?${openedBy}=${id}`;
  return tab === '' ? `${tabAddress}/${id}` : `${tabAddress}/${id}/${tab}`;
}

/** The address of a row of a record at one of its tabs, with any parent rows. */
export function addressInRecord(
  record: Address,
  collections: ReadonlyMap<string, Collection>,
  collection: Collection,
  row: Pick<HeldRow, 'id' | 'path'>,
  tab: string,
): Address {
  const tabAddress = tabOf(record, collections, collection, row);
  return openAddress(tabAddress, collection, row.id, tab);
}

/** The collection of the record's own tab that finally contains the rows. */
export function rootOf(collections: ReadonlyMap<string, Collection>, collection: Collection): Collection {
  const parent = collection.parent && collections.get(collection.parent.collection);
  return parent ? rootOf(collections, parent) : collection;
}

/** The name of a row that has none. */
export const itemTitle = ({ item }: Pick<Collection, 'item'>): string =>
  item.charAt(0).toLocaleUpperCase() + item.slice(1);
