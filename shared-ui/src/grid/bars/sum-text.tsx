import { useTexts } from '../../i18n/i18n-provider.tsx';
import { aggregateText } from '../cells/aggregate-text.ts';
import type { ShownColumn } from '../views/grid-view.ts';
import classes from './sum-text.module.css';

/** The aggregate of a column, with its word, which shrinks if the column is narrow; nothing if there is none. */
export function SumText({ column, value }: { readonly column: ShownColumn; readonly value: unknown }) {
  const { t, language } = useTexts('ui');
  const { aggregate } = column;
  if (!aggregate) return null;
  return (
    <span className={classes['sum']}>
      <span className={classes['label']}>{t(`grid.aggregate.${aggregate}`)}</span>{' '}
      <span className={classes['value']}>{aggregateText(column, value, language)}</span>
    </span>
  );
}
