import { IconChevronRight, IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { inLanguage, type Language } from 'shared-contracts';
import { VisuallyHidden } from '../../feedback/visually-hidden.ts';
import { texts } from '../../generated/texts/ui.ts';
import type { CellMark } from '../cells/cell-marks.ts';
import { type CellRenderer, cellContent } from '../cells/grid-cell.tsx';
import { cardColumns, cardRow, type LaidColumn } from '../columns/column-layout.ts';
import type { GridRecord } from '../views/grid-view.ts';
import classes from './grid-row.module.css';
import edges from './row-edges.module.css';
import type { RowLayout } from './row-layout.ts';

export interface RowCellsProps {
  readonly columns: readonly LaidColumn[];
  readonly renderers: Readonly<Record<string, CellRenderer>> | undefined;
  /** The column that the keyboard is at, or -1. */
  readonly activeColumn: number;
  readonly cellId: string;
  readonly layout: RowLayout;
  /** The handle by which the row is dragged. */
  readonly frame?: { readonly handle: Readonly<Record<string, unknown>> };
}

// Created once: React skips an element that is identical to the one of the last render.
const grip = <IconGripVertical size={14} aria-hidden />;
const tickBox = (
  <span className={edges['select']} data-select="" aria-hidden>
    <span className={edges['box']} />
  </span>
);
const arrow = (
  <span className={edges['open']} data-open="" aria-hidden>
    <IconChevronRight size={14} />
  </span>
);

/** The content of a cell, with its error in words for people who do not see its colour. */
const withMark = (drawn: ReactNode, { text }: CellMark): ReactNode => (
  <>
    {drawn}
    <VisuallyHidden>. {text}</VisuallyHidden>
  </>
);

/** The text of a row's link: its first cell or, so that the link has a name, a text for an empty one. */
const linkText = (content: ReactNode, language: Language): ReactNode =>
  content === null || content === '' ? inLanguage(texts, language).breadcrumb.notSet : content;

/** The first cell, which stays visible: the handle, the tick box, the text and the arrow. */
function firstContent(
  { layout, frame }: RowCellsProps,
  row: GridRecord,
  className: string,
  text: ReactNode,
): ReactNode {
  const href = layout.hrefOf?.(row);
  return (
    <>
      {layout.isReorderable && (
        <span className={edges['drag']} data-drag="" {...frame?.handle}>
          {grip}
        </span>
      )}
      {layout.isSelectable && tickBox}
      <span className={className} data-text="">
        {href === undefined ? (
          text
        ) : (
          <a href={href} className={classes['link']} tabIndex={-1} data-link="">
            {linkText(text, layout.language)}
          </a>
        )}
      </span>
      {layout.opensRows && arrow}
    </>
  );
}

/** The dates of a card that need a label because it has no headings: all except the first one and due dates. */
function unnamedDays(columns: readonly LaidColumn[]): ReadonlySet<string> {
  const [, ...later] = columns.filter(({ type, place }) => type === 'date' && place !== 0);
  return new Set(later.filter(({ formatter }) => formatter !== 'due').map(({ id }) => id));
}

/** The cells of a row: all of its columns, or those that a card shows. */
export function rowCells(props: RowCellsProps, record: GridRecord): ReactNode {
  const { columns, renderers, activeColumn, cellId, layout } = props;
  const { isCards, cardLine } = layout;
  const row = isCards ? cardRow(record, columns) : record;
  const shown = isCards ? cardColumns(columns, row, cardLine) : columns;
  const unnamed = isCards ? unnamedDays(shown) : undefined;
  return shown.map((column) => {
    const { id, place, className, cellStyle } = column;
    const isFirst = place === 0;
    const isActive = place === activeColumn;
    const mark = layout.markOf?.(row, id);
    const drawn = cellContent(row, column, renderers?.[id], layout.language, layout.query);
    const named = unnamed?.has(id) ? (
      <>
        {column.title} {drawn}
      </>
    ) : (
      drawn
    );
    const content = mark ? withMark(named, mark) : named;
    return (
      <td
        key={id}
        className={isFirst ? (isCards ? undefined : classes['frozen']) : className}
        style={isCards ? undefined : cellStyle}
        aria-colindex={place + 1}
        data-column={place}
        id={isActive ? cellId : undefined}
        data-active={isActive || undefined}
        data-mark={mark?.kind}
        title={mark?.text}
        aria-invalid={mark?.kind === 'error' || undefined}
        data-card-line={(isCards && id === cardLine) || undefined}
      >
        {isFirst ? firstContent(props, row, className, content) : content}
      </td>
    );
  });
}
