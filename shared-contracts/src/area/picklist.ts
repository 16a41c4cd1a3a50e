import type { TypedDocumentNode } from '@urql/core';
import type { Names } from '../i18n/names.ts';

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
  /** Fetched as soon as the field is there, not only once its menu opens. */
  readonly loadsOnMount?: boolean;
  /** Options that are seen at once. */
  readonly visible?: number;
  /** Arguments that must have a value before anything can be picked. */
  readonly needs?: readonly string[];
}
