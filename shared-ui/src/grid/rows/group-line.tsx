import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { countText, nameIn } from 'shared-contracts';
import { sizes } from 'shared-contracts/limits';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import sumText from '../bars/sum-text.module.css';
import { SumText } from '../bars/sum-text.tsx';
import { cellText } from '../cells/cell-text.ts';
import { type LaidColumn, leadingWidth } from '../columns/column-layout.ts';
import type { GridGroup } from './grid-items.ts';
import classes from './group-line.module.css';
import type { RowLayout } from './row-layout.ts';

interface GroupLineProps {
  readonly group: GridGroup;
  readonly columns: readonly LaidColumn[];
  readonly layout: RowLayout;
}

/** The least width of a group's name, in CSS pixels: with less before the first sum, the sums come after the name. */
const narrowest = 120;

/** The place of a group's sums: below their columns, where its name has room before them. */
function placed(columns: readonly LaidColumn[], layout: RowLayout) {
  const first = columns.findIndex(({ aggregate }) => aggregate);
  const before = columns.slice(0, Math.max(0, first));
  const width = before.reduce((sum, column) => sum + column.width, 0);
  const around = leadingWidth(layout) + (layout.opensRows ? sizes.gridSlideArrow : 0);
  return {
    hasSums: first >= 0,
    isBelow: first >= 0 && width >= narrowest && !layout.isCards,
    style: {
      width: width + around,
      flexGrow: before.reduce((sum, { titleStyle }) => sum + Number(titleStyle.flexGrow ?? 0), 0),
    },
    first,
  };
}

/** The heading of a group: its value, how many rows it has, what they sum up to. */
export function GroupLine({ group, columns, layout }: GroupLineProps) {
  const { t, language } = useTexts('ui');
  const { grouped } = layout;
  const Icon = group.isOpen ? IconChevronDown : IconChevronRight;
  const text = grouped ? cellText(group.value, grouped, language) : String(group.value ?? '');
  const sums = placed(columns, layout);
  return (
    <>
      <td
        className={classes['cell']}
        aria-colindex={1}
        data-summed={sums.isBelow || undefined}
        style={sums.isBelow ? sums.style : undefined}
      >
        <span className={classes['name']}>
          <Icon size={14} role="img" aria-label={t(group.isOpen ? 'grid.groupOpen' : 'grid.groupClosed')} />
          <span className={classes['title']}>{text || t('grid.blank')}</span>
          <span className={classes['count']}>{countText(group.count)}</span>
        </span>
        {sums.hasSums &&
          !sums.isBelow &&
          columns.map(
            (column) =>
              column.aggregate && (
                <span key={column.id} className={classes['sum']}>
                  <span className={sumText['label']}>{nameIn(language, column.title)}</span>{' '}
                  <SumText column={column} value={group.aggregates[column.id]} />
                </span>
              ),
          )}
      </td>
      {sums.isBelow &&
        columns.slice(sums.first).map((column, place) => (
          <td
            key={column.id}
            className={`${column.className} ${classes['sum']}`}
            style={column.titleStyle}
            aria-colindex={sums.first + place + 1}
          >
            <SumText column={column} value={group.aggregates[column.id]} />
          </td>
        ))}
    </>
  );
}
