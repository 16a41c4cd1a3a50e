import { optionName, type PickColumn, type Picklist, type PickOption, valueAt } from './picklist.ts';

const plain = (text: unknown): string =>
  String(text ?? '')
    .trim()
    .toLowerCase();

/** The name of an option and its shown texts, as they are compared. */
const knownTexts = (option: PickOption, list: Picklist, columns: readonly PickColumn[]): readonly string[] =>
  [optionName(option, list), ...columns.map(({ path }) => valueAt(option, path))].map(plain);

/** Whether a text is the whole name of an option, or the whole of one of its shown texts, in any case. */
const isExactly = (
  option: PickOption,
  list: Picklist,
  columns: readonly PickColumn[],
  text: string,
): boolean => knownTexts(option, list, columns).includes(plain(text));

/**
 * Options with the likeliest first, as Enter takes that one: those that the typed text is the name of, then those that
 * have a text which begins with it. The others stay in their order.
 */
export function likeliestFirst(
  options: readonly PickOption[],
  list: Picklist,
  columns: readonly PickColumn[],
  text: string,
): readonly PickOption[] {
  const wanted = plain(text);
  if (wanted === '') return options;
  const rankOf = (option: PickOption): number => {
    const known = knownTexts(option, list, columns);
    if (known.includes(wanted)) return 0;
    return known.some((one) => one.startsWith(wanted)) ? 1 : 2;
  };
  return options
    .map((option) => ({ option, rank: rankOf(option) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}

/**
 * The option that somebody means who typed a text and left the field: the one that the text is the name of, or the only
 * one that holds it, where all are known. Undefined where several could be meant.
 */
export function meantOption(
  options: readonly PickOption[],
  list: Picklist,
  columns: readonly PickColumn[],
  text: string,
  isWhole: boolean,
): PickOption | undefined {
  const exact = options.filter((option) => isExactly(option, list, columns, text));
  if (exact.length > 0) return exact.length === 1 ? exact[0] : undefined;
  return isWhole && options.length === 1 ? options[0] : undefined;
}
