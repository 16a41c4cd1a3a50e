import type { DeclaredColumn } from './report-declaration.ts';

/** A column as reports declare it; texts call it as its statement does. */
export interface ListColumn<TName extends string, TRequest> {
  readonly name: TName;
  /** Width in points, before the columns are fitted to the sheet. */
  readonly width: number;
  readonly kind?: DeclaredColumn['kind'];
  readonly isSummed?: boolean;
  /** Left out unless the options request it. */
  readonly isShown?: (request: TRequest) => boolean;
}

/** Columns of days, which all have the same width. */
export const dayColumns = <TName extends string, TRequest>(
  names: readonly TName[],
  isShown: (request: TRequest) => boolean = () => true,
): readonly ListColumn<TName, TRequest>[] =>
  names.map((name) => ({ name, width: 60, kind: 'date', isShown }));

/** The columns that the options request, with their titles. */
export function shownColumns<TName extends string, TRequest>(
  columns: readonly ListColumn<TName, TRequest>[],
  words: Readonly<Record<TName, string>>,
  request: TRequest,
): readonly DeclaredColumn[] {
  return columns
    .filter(({ isShown }) => isShown?.(request) ?? true)
    .map(({ name, width, kind = 'text', isSummed = false }) => ({
      name,
      title: words[name],
      width,
      kind,
      isSummed,
    }));
}
