import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { GridView } from 'shared-contracts/grids';
import { EmptyState } from '../feedback/empty-state.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { useTexts } from '../i18n/i18n-provider.tsx';
import classes from './grid-empty.module.css';
import { clearFilters } from './views/grid-view.ts';

type GridEmptyProps =
  | { readonly kind: 'loading'; readonly rowHeight: number }
  | {
      readonly kind: 'empty';
      readonly text: string;
      /** The purpose of the list. */
      readonly purpose?: string | undefined;
      readonly view: GridView;
      readonly onViewChange: (view: GridView) => void;
      readonly action?: ReactNode;
    };

const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

const isFiltered = ({ searchCriteria: { text, filters } }: GridView): boolean =>
  Boolean(text?.trim()) || (filters?.length ?? 0) > 0;

/** Shown in place of rows: their shapes while they load, else why there are none and what to do. */
export function GridEmpty(props: GridEmptyProps) {
  const { t } = useTexts('ui');
  if (props.kind === 'loading') {
    return (
      <div className={classes['skeletons']} aria-hidden>
        {skeletonRows.map((row) => (
          <div key={row} style={{ height: props.rowHeight }} className={classes['skeletonRow']}>
            <Skeleton height={12} />
          </div>
        ))}
      </div>
    );
  }
  const { text, purpose, view, onViewChange, action } = props;
  // The filter may hide rows: the message only states what is known.
  const isHidden = isFiltered(view);
  const searched = view.searchCriteria.text?.trim();
  return (
    <div className={classes['empty']}>
      <EmptyState
        role="status"
        cause={isHidden ? t('grid.filteredAway') : text}
        detail={isHidden ? searched && t('grid.searchedFor', { text: searched }) : purpose}
        ways={
          <>
            {isHidden && (
              <Button variant="light" onClick={() => onViewChange(clearFilters(view))}>
                {t('grid.clearFilters')}
              </Button>
            )}
            {action}
          </>
        }
      />
    </div>
  );
}
