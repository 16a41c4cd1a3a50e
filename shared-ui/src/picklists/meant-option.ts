import { optionName, type PickColumn, type Picklist, type PickOption, valueAt } from './picklist.ts';

const plain = (text: unknown): string =>
  String(text ?? '')
    .trim()
    .toLowerCase();

/** Whether a text is the whole name of an option, or the whole of one of its shown texts, in any case. */
const isExactly = (
  option: PickOption,
  list: Picklist,
  columns: readonly PickColumn[],
  text: string,
): boolean =>
  [optionName(option, list), ...columns.map(({ path }) => valueAt(option, path))].some(
    (known) => plain(known) === plain(text),
  );

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
