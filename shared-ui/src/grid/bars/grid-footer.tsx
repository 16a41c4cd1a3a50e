import { useTexts } from '../../i18n/i18n-provider.tsx';
import { aggregateText } from '../cells/aggregate-text.ts';
import type { LaidColumn } from '../columns/column-layout.ts';
import cards from '../rows/grid-card.module.css';
import edges from '../rows/row-edges.module.css';
import type { RowLayout } from '../rows/row-layout.ts';
import type { ShownColumn } from '../views/grid-view.ts';
import classes from './grid-footer.module.css';
import { SumText } from './sum-text.tsx';

interface GridFooterProps {
  readonly columns: readonly LaidColumn[];
  readonly aggregates: Readonly<Record<string, unknown>>;
  readonly layout: RowLayout;
}

/** The aggregates of the columns, over all rows that the view finds. */
export function GridFooter({ columns, aggregates, layout }: GridFooterProps) {
  const { t, language } = useTexts('ui');
  const text = (column: ShownColumn): string => aggregateText(column, aggregates[column.id], language);
  return (
    <tfoot className={layout.isCards ? `${classes['foot']} ${cards['sums']}` : classes['foot']}>
      <tr className={classes['footRow']}>
        {layout.isReorderable && <td className={edges['drag']} data-edge="drag" />}
        {layout.isSelectable && <td className={edges['select']} data-edge="select" />}
        {columns.map((column) => (
          <td
            key={column.id}
            className={column.className}
            style={layout.isCards ? undefined : column.titleStyle}
            data-sum={column.place}
            title={column.aggregate && `${t(`grid.aggregate.${column.aggregate}`)} ${text(column)}`}
          >
            <SumText column={column} value={aggregates[column.id]} />
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
