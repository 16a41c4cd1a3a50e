import type { DeclaredColumn } from './report-declaration.ts';

/** A column as reports declare it; texts call it as its statement does. */
export interface ListColumn<TName extends string, TAsked> {
  readonly name: TName;
  /** Width in points, before the columns are fitted to the sheet. */
  readonly width: number;
  readonly kind?: DeclaredColumn['kind'];
  readonly isSummed?: boolean;
  /** Left out unless the options request it. */
  readonly isShown?: (asked: TAsked) => boolean;
}

/** Columns of days, which all have the same width. */
export const dayColumns = <TName extends string, TAsked>(
  names: readonly TName[],
  isShown: (asked: TAsked) => boolean = () => true,
): readonly ListColumn<TName, TAsked>[] => names.map((name) => ({ name, width: 60, kind: 'date', isShown }));

/** The columns that the options request, with their titles. */
export function shownColumns<TName extends string, TAsked>(
  columns: readonly ListColumn<TName, TAsked>[],
  words: Readonly<Record<TName, string>>,
  asked: TAsked,
): readonly DeclaredColumn[] {
  return columns
    .filter(({ isShown }) => isShown?.(asked) ?? true)
    .map(({ name, width, kind = 'text', isSummed = false }) => ({
      name,
      title: words[name],
      width,
      kind,
      isSummed,
    }));
}
