import { useTexts } from '../i18n/i18n-provider.tsx';
import { aggregateText } from './aggregate-text.ts';
import classes from './data-grid.module.css';
import { cellClass, type RowLayout } from './grid-row.tsx';
import type { ShownColumn } from './grid-view.ts';

interface GridFooterProps {
  readonly columns: readonly ShownColumn[];
  readonly aggregates: Readonly<Record<string, unknown>>;
  readonly layout: RowLayout;
}

/** What the columns sum up to, over all rows that the view finds. */
export function GridFooter({ columns, aggregates, layout }: GridFooterProps) {
  const { t, language } = useTexts('ui');
  const text = (column: ShownColumn): string => aggregateText(column, aggregates[column.id], language);
  return (
    <tfoot className={classes['foot']}>
      <tr className={classes['footRow']}>
        {layout.isReorderable && <td className={classes['drag']} />}
        {layout.isSelectable && <td className={classes['select']} />}
        {columns.map((column) => (
          <td
            key={column.id}
            className={cellClass(column)}
            style={{ width: column.width }}
            title={column.aggregate && `${t(`grid.aggregate.${column.aggregate}`)} ${text(column)}`}
          >
            {column.aggregate && (
              <>
                <span className={classes['footLabel']}>{t(`grid.aggregate.${column.aggregate}`)}</span>{' '}
                {text(column)}
              </>
            )}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
