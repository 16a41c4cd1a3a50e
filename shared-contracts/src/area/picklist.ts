import type { TypedDocumentNode } from '@urql/core';
import type { Names } from '../i18n/names.ts';
import { limits } from '../limits/index.ts';

/** A column of a picklist's menu. */
export interface PickColumn {
  /** Field of the option, with dots for one below. */
  readonly path: string;
  /** Share of the menu's width next to the other columns. */
  readonly share: number;
  /** The title above it; the shared blocks have one for the usual fields. */
  readonly title?: Names;
  /** Who sees the column: people of a synchronized company, or everybody by default. */
  readonly when?: 'synchronized';
  readonly kind?: 'tick' | 'color' | 'count';
}

/** A set of choices: declared once, used by every field that picks from it. */
export interface Picklist {
  readonly document: TypedDocumentNode<unknown, Record<string, unknown>>;
  readonly columns: readonly PickColumn[];
  /** Fields whose texts name a picked option. */
  readonly named: readonly string[];
  /** Options that the API gives at most; more than these are searched for there. */
  readonly page: number;
  /** Which of the received options are offered; all by default. */
  readonly isOffered?: (option: Readonly<Record<string, unknown>>) => boolean;
  /** Fetched as soon as the field is there, not only once its menu opens. */
  readonly loadsOnMount?: boolean;
  /** Options that are visible at the same time. */
  readonly visible?: number;
  /** Arguments that must have a value before anything can be picked. */
  readonly needs?: readonly string[];
  /** Fields that tell options of the same name apart, such as a place: shown below a picked option. */
  readonly apart?: readonly string[];
  /**
   * A typed text in the notation of the options, such as land in its standard notation; undefined if it is the same.
   */
  readonly asWritten?: (text: string) => string | undefined;
}

/** A picklist as it is declared; its document is typed by what it was made from. */
export type DeclaredPicklist = Omit<Picklist, 'page' | 'document'> & {
  readonly document: unknown;
  /** The usual page by default. */
  readonly page?: number;
};

/** A declared picklist with everything that a field needs of it. */
export function picklistOf({ document, page = limits.picklistPage, ...rest }: DeclaredPicklist): Picklist {
  // The query accepts the arguments that a field passes; the API checks them.
  return { ...rest, page, document: document as Picklist['document'] };
}
