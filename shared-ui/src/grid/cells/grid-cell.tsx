import { IconBuilding, IconCheck, IconListDetails, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { inLanguage, type Language } from 'shared-contracts';
import { texts } from '../../generated/texts/ui.ts';
import { cssColor } from '../../theme/color-text.ts';
import type { GridRecord, ShownColumn } from '../views/grid-view.ts';
import { cellText } from './cell-text.ts';
import { DueDay } from './due-day.tsx';
import classes from './grid-cell.module.css';
import { Marked } from './marked.tsx';
import { StatusPill } from './status-pill.tsx';

/** The properties of a column that determine how its cells are drawn. */
type DrawnColumn = Pick<ShownColumn, 'id' | 'type'> &
  Partial<Pick<ShownColumn, 'formatter' | 'words' | 'doneBy' | 'empty'>>;

/** Draws a cell of one column in its own way. */
export type CellRenderer = (row: GridRecord) => ReactNode;

/** Icons of rate types (000 §3). */
const rateIcons: Readonly<Record<string, TablerIcon>> = { Default: IconListDetails, Client: IconBuilding };

const listLength = 2;

/** The first values of a list and how many more there are (000 §8). */
export function truncatedList(values: readonly unknown[], language: Language, shown = listLength): string {
  const all = values.map(String);
  const more = all.length - shown;
  if (more <= 0) return all.join(', ');
  const others = inLanguage(texts, language).grid.more.replace('{{n}}', String(more));
  return `${all.slice(0, shown).join(', ')} ${others}`;
}

/** The colour of a row's status cell, from the row. */
function statusColor({ colors }: GridRecord, column: string): string | undefined {
  const color: unknown =
    typeof colors === 'object' && colors !== null ? Reflect.get(colors, column) : undefined;
  return typeof color === 'string' ? color : undefined;
}

/** A cell's text with the hits of the filter box marked; most have none and cost no element. */
const markedText = (text: string, query: string | undefined): ReactNode =>
  query ? <Marked text={text} query={query} /> : text;

/** The content of a cell: most are a plain text, which costs the least. */
export function cellContent(
  row: GridRecord,
  column: DrawnColumn,
  renderer: CellRenderer | undefined,
  language: Language,
  query?: string,
): ReactNode {
  if (renderer) return renderer(row);
  const value = row[column.id];
  if ((value === null || value === undefined) && !column.empty) return null;
  if (column.type === 'bool') {
    return value === true ? (
      <IconCheck
        size={15}
        className={classes['tick']}
        aria-label={cellText(true, column, language)}
        role="img"
      />
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
  if (Array.isArray(value)) {
    const text = truncatedList(
      value.map((one) => cellText(one, column, language)),
      language,
    );
    return markedText(text, query);
  }
  const text = cellText(value, column, language);
  // The filter box searches only texts.
  const shown = column.type === 'string' ? markedText(text, query) : text;
  if (column.formatter === 'status' && text !== '')
    return <StatusPill color={statusColor(row, column.id)}>{shown}</StatusPill>;
  if (column.formatter === 'due' && typeof value === 'string') {
    const done = column.doneBy === undefined ? undefined : row[column.doneBy];
    return <DueDay day={value} text={text} done={done} language={language} />;
  }
  return shown;
}
