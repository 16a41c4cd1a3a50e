import type { TypedDocumentNode } from '@urql/core';
import type { Names } from '../i18n/names.ts';
import { limits } from '../limits/index.ts';

/** A column of a picklist's menu. */
export interface PickColumn {
  /** Field of the option; dots separate the levels of nested fields. */
  readonly path: string;
  /** The column's share of the menu's width. */
  readonly share: number;
  /** The title above the column; the shared blocks have titles for the usual fields. */
  readonly title?: Names;
  /** Who sees the column: people of a synchronized company, or everybody by default. */
  readonly when?: 'synchronized';
  readonly kind?: 'tick' | 'color' | 'count';
}

/** The options of a field: declared once and used by every field that picks from them. */
export interface Picklist {
  readonly document: TypedDocumentNode<unknown, Record<string, unknown>>;
  readonly columns: readonly PickColumn[];
  /** Fields whose texts make up the name of a picked option. */
  readonly named: readonly string[];
  /** The maximum number of options that the API returns; if there are more, it searches them. */
  readonly page: number;
  /** Which of the received options are offered; all by default. */
  readonly isOffered?: (option: Readonly<Record<string, unknown>>) => boolean;
  /** Read as soon as the field is shown, not only when its menu opens. */
  readonly loadsOnMount?: boolean;
  /** The number of options that are visible at the same time. */
  readonly visible?: number;
  /** Arguments that must have a value before anything can be picked. */
  readonly needs?: readonly string[];
  /** Fields that tell options with the same name apart, such as a place; shown below a picked option. */
  readonly apart?: readonly string[];
  /**
   * Converts a typed text to the notation of the options, such as land to its standard notation; undefined if it is the
   * same.
   */
  readonly asWritten?: (text: string) => string | undefined;
}

/** A picklist as it is declared; the type of its document stays open. */
export type DeclaredPicklist = Omit<Picklist, 'page' | 'document'> & {
  readonly document: unknown;
  /** The usual page size by default. */
  readonly page?: number;
};

/** Completes a declared picklist with everything that a field needs. */
export function picklistOf({ document, page = limits.picklistPage, ...rest }: DeclaredPicklist): Picklist {
  // The query accepts the arguments that a field passes; the API checks them.
  return { ...rest, page, document: document as Picklist['document'] };
}
