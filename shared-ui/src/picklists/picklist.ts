import type { TypedDocumentNode } from '@urql/core';
import type { CurrentUser } from 'shared-contracts';
import * as v from 'valibot';

/** One entry of a picklist: its id and the fields that its columns show. */
export type PickOption = Readonly<Record<string, unknown>> & { readonly id: string };

/** A column of a picklist's menu. */
export interface PickColumn {
  /** Field of the option, with dots for one below. */
  readonly path: string;
  /** Share of the menu's width beside the other columns. */
  readonly share: number;
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
  readonly isOffered?: (option: PickOption) => boolean;
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

/** Whether a person has a column. */
export const hasColumn = (user: CurrentUser, { when }: PickColumn): boolean =>
  when === undefined || user.isSyncWithLrdEnabled || user.isSyncWithLwEnabled;

const optionsSchema = v.array(v.looseObject({ id: v.string() }));

const answerSchema = v.union([
  v.object({ options: optionsSchema }),
  v.object({ page: v.object({ options: optionsSchema }) }),
  v.object({ associate: v.nullable(v.object({ options: optionsSchema })) }),
]);

/** The options in an answer, wherever they stand in it. */
export function optionsIn(answer: unknown): readonly PickOption[] {
  const result = v.safeParse(answerSchema, answer);
  if (!result.success) return [];
  if ('options' in result.output) return result.output.options;
  return ('page' in result.output ? result.output.page.options : result.output.associate?.options) ?? [];
}

/** The value of a column. */
export function valueAt(option: Readonly<Record<string, unknown>>, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      option,
    );
}

/** What stands in a field for an option. */
export const optionName = (option: Readonly<Record<string, unknown>>, { named }: Picklist): string =>
  named
    .map((path) => valueAt(option, path))
    .filter((text) => typeof text === 'string' && text !== '')
    .join(' – ');

/** Whether an option holds a part in any of its shown texts, in any case. */
export function holds(option: PickOption, columns: readonly PickColumn[], part: string): boolean {
  const wanted = part.trim().toLowerCase();
  return (
    wanted === '' ||
    columns.some(({ path }) => {
      const value = valueAt(option, path);
      return ['string', 'number'].includes(typeof value) && String(value).toLowerCase().includes(wanted);
    })
  );
}
