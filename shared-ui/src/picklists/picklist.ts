import type { CurrentUser, PickColumn, Picklist } from 'shared-contracts';
import * as v from 'valibot';

export type { PickColumn, Picklist } from 'shared-contracts';

/** One entry of a picklist: its id and the fields that its columns show. */
export type PickOption = Readonly<Record<string, unknown>> & { readonly id: string };

/** A picker's addition to the entries of its list. */
export interface PickNote {
  /** Above these notes in the menu. */
  readonly title: string;
  readonly of: (option: PickOption) => string;
}

/** Whether a person has a column. */
export const hasColumn = (user: CurrentUser, { when }: PickColumn): boolean =>
  when === undefined || user.isSyncWithLrdEnabled || user.isSyncWithLwEnabled;

const optionsSchema = v.array(v.looseObject({ id: v.string() }));

const answerSchema = v.union([
  v.object({ options: optionsSchema }),
  v.object({ page: v.object({ options: optionsSchema }) }),
  v.object({ associate: v.nullable(v.object({ options: optionsSchema })) }),
]);

/** The options in an answer, wherever they are in it. */
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

/** The text in a field for an option. */
export const optionName = (option: Readonly<Record<string, unknown>>, { named }: Picklist): string =>
  named
    .map((path) => valueAt(option, path))
    .filter((text) => typeof text === 'string' && text !== '')
    .join(' – ');

/**
 * The text that distinguishes an option from others of the same name; empty if the list has none, or the option lacks
 * it.
 */
export const apartText = (option: Readonly<Record<string, unknown>>, { apart = [] }: Picklist): string =>
  apart
    .map((path) => valueAt(option, path))
    .filter((text) => typeof text === 'string' && text !== '')
    .join(', ');

/**
 * Whether an option holds a part in any of its shown texts, in any case, or each of its words in one of them: a title
 * writes `IVERSON, DARLENE`.
 */
export function holds(option: PickOption, columns: readonly PickColumn[], part: string): boolean {
  const texts = columns
    .map(({ path }) => valueAt(option, path))
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map((value) => String(value).toLowerCase());
  const isIn = (wanted: string) => texts.some((text) => text.includes(wanted));
  const wanted = part.trim().toLowerCase();
  return wanted === '' || isIn(wanted) || wanted.split(/[\s,]+/).every(isIn);
}
