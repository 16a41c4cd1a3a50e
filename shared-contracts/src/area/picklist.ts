import type { TypedDocumentNode } from '@urql/core';
import type { Names } from '../i18n/names.ts';
import { limits } from '../limits/index.ts';

/** A column of a picklist's menu. */
export interface PickColumn {
  /** Field of the option, with dots for one below. */
  readonly path: string;
  /** Share of the menu's width beside the other columns. */
  readonly share: number;
  /** What stands above it; the shared blocks have one for the usual fields. */
  readonly title?: Names;
  /** Who has the column: people of a company that is synchronised, else everybody. */
  readonly when?: 'synchronized';
  readonly kind?: 'tick' | 'color' | 'count';
}

/** What can be picked from: declared once, used by every field that picks from it. */
export interface Picklist {
  readonly document: TypedDocumentNode<unknown, Record<string, unknown>>;
  readonly columns: readonly PickColumn[];
  /** Fields whose texts stand for an option that is picked. */
  readonly named: readonly string[];
  /** Options that the API gives at most; more than these are searched for there. */
  readonly page: number;
  /** Which of the options that came are offered; all where nothing is said. */
  readonly isOffered?: (option: Readonly<Record<string, unknown>>) => boolean;
  /** Fetched as soon as the field is there, not only once its menu opens. */
  readonly loadsOnMount?: boolean;
  /** Options that are seen at once. */
  readonly visible?: number;
  /** Arguments that must have a value before anything can be picked. */
  readonly needs?: readonly string[];
}

/** A picklist as it is declared; its document is typed by what it was made from. */
export type DeclaredPicklist = Omit<Picklist, 'page' | 'document'> & {
  readonly document: unknown;
  /** The usual page where nothing is said. */
  readonly page?: number;
};

/** A declared picklist with everything that a field needs of it. */
export function picklistOf({ document, page = limits.picklistPage, ...rest }: DeclaredPicklist): Picklist {
  // What a query takes is said by the arguments that a field gives it, and checked by the API.
  return { ...rest, page, document: document as Picklist['document'] };
}
