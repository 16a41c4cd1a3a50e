import { useMemo } from 'react';
import { useHref } from 'react-router-dom';
import type { Address } from 'shared-contracts/routes';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import type { DataGridProps } from '../grid-props.ts';
import { type GridRecord, groupedColumn } from '../views/grid-view.ts';
import type { RowLayout } from './row-layout.ts';

/** Links of rows, below the base path of the deployment. */
const linkBelow =
  (base: string, addressOf: (row: GridRecord) => Address | undefined) =>
  (row: GridRecord): string | undefined => {
    const address = addressOf(row);
    return address === undefined ? undefined : `${base.replace(/\/$/, '')}${address}`;
  };

/** The layout of all rows of a grid: the same object until some of it changes. */
export function useRowLayout(
  { columns, view, onSelectionChange, reorder, cardLine, addressOf, marks }: DataGridProps,
  { isCards, opensRows }: Pick<RowLayout, 'isCards' | 'opensRows'>,
): RowLayout {
  const { language } = useTexts('ui');
  const base = useHref('/');
  const isSelectable = onSelectionChange !== undefined;
  const isReorderable = reorder !== undefined;
  const query = view.searchCriteria.text?.trim() || undefined;
  const grouped = groupedColumn(view);
  return useMemo(() => {
    const column = columns.find(({ id }) => id === grouped);
    return {
      isSelectable,
      isReorderable,
      opensRows,
      isCards,
      cardLine,
      hrefOf: addressOf && linkBelow(base, addressOf),
      language,
      query,
      markOf: marks?.of,
      grouped: column && {
        ...column,
        aggregate: undefined,
        isGrouped: true,
        hidden: false,
        isSized: false,
      },
    };
  }, [
    isSelectable,
    isReorderable,
    opensRows,
    isCards,
    cardLine,
    addressOf,
    base,
    language,
    query,
    marks,
    columns,
    grouped,
  ]);
}
