import { IconBuilding, IconCheck, IconListDetails, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { cellText } from './cell-text.ts';
import { cssColor } from './color-text.ts';
import classes from './data-grid.module.css';
import type { GridRecord, ShownColumn } from './grid-view.ts';

/** Draws a cell of one column in its own way. */
export type CellRenderer = (row: GridRecord) => ReactNode;

/** Icons of rate types (000 §3). */
const rateIcons: Readonly<Record<string, TablerIcon>> = { Default: IconListDetails, Client: IconBuilding };

const listLength = 2;

/** The first values of a list and how many more there are (000 §8). */
export function truncatedList(values: readonly unknown[], shown = listLength): string {
  const texts = values.map(String);
  const more = texts.length - shown;
  return more > 0 ? `${texts.slice(0, shown).join(', ')} (+${more} more)` : texts.join(', ');
}

/** What stands in a cell: most are a plain text, which costs the least. */
export function cellContent(
  row: GridRecord,
  column: ShownColumn,
  renderer: CellRenderer | undefined,
): ReactNode {
  if (renderer) return renderer(row);
  const value = row[column.id];
  if (value === null || value === undefined) return null;
  if (column.type === 'bool') {
    return value === true ? (
      <IconCheck size={15} className={classes['tick']} aria-label="Yes" role="img" />
    ) : null;
  }
  if (column.type === 'color') {
    return (
      <>
        <span className={classes['swatch']} style={{ background: cssColor(String(value)) }} aria-hidden />
        {String(value)}
      </>
    );
  }
  if (column.type === 'rateclass') {
    const Icon = rateIcons[String(value)];
    return (
      <span className={classes['rateClass']}>
        {Icon && <Icon size={15} aria-hidden data-rate-class={String(value)} />}
        {String(value)}
      </span>
    );
  }
  if (column.formatter === 'list' && Array.isArray(value)) return truncatedList(value);
  return cellText(value, column);
}
