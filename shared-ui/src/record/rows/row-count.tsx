import { countText } from 'shared-contracts';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import classes from './grid-section.module.css';

interface RowCountProps {
  /** Undefined until the rows have come. */
  readonly total: number | undefined;
  readonly selected: number;
}

/** How many rows a grid within a form has as it is filtered, and how many of them are selected. */
export function RowCount({ total, selected }: RowCountProps) {
  const { t } = useTexts('ui');
  const counted = (text: string, n: number) => t(n === 1 ? `${text}One` : text, { n: countText(n) });
  return (
    <span className={classes['count']} role="status">
      {total !== undefined && counted('grid.count', total)}
      {selected > 0 && ` · ${counted('grid.selected', selected)}`}
    </span>
  );
}
