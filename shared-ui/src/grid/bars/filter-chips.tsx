import { Button } from '@mantine/core';
import { IconLock, IconX } from '@tabler/icons-react';
import { nameIn } from 'shared-contracts';
import type { GridColumn, GridFilter, GridView } from 'shared-contracts/grids';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { Link } from '../../router/links.ts';
import { clearFilters, filterColumn } from '../views/grid-view.ts';
import type { LockedCondition } from '../views/locked-condition.ts';
import classes from './filter-chips.module.css';
import { filterWords } from './filter-words.ts';

interface FilterChipsProps {
  readonly columns: readonly GridColumn[];
  readonly view: GridView;
  readonly onViewChange: (view: GridView) => void;
  readonly locked: LockedCondition | undefined;
}

/**
 * The filters of rows: the record that they belong to, a folder's own condition, which cannot be removed, then the
 * person's filters.
 */
export function FilterChips({ columns, view, onViewChange, locked }: FilterChipsProps) {
  const { t, language } = useTexts('ui');
  const known = (filters: readonly GridFilter[]) =>
    filters.flatMap((filter) => {
      const column = columns.find(({ id }) => id === filter.column);
      return column
        ? [
            {
              id: column.id,
              title: nameIn(language, column.title),
              words: filterWords(filter, column, t, language),
            },
          ]
        : [];
    });
  const fixed = [
    ...(locked?.parameters.some(({ id, value }) => id === 'mine' && value === true)
      ? [{ id: '#mine', title: '', words: t('grid.mine') }]
      : []),
    ...known(locked?.filters ?? []),
  ];
  const lockedTitle = t('grid.locked', { folder: locked?.name ?? '' });
  const own = known(view.searchCriteria.filters ?? []);
  const { record } = locked ?? {};
  if (fixed.length + own.length === 0 && !record) return null;
  return (
    <ul className={classes.filters} aria-label={t('grid.filters')}>
      {record && (
        <li className={classes.chip}>
          <span className={classes.chipText}>
            <b>{record.kind}</b> {locked?.name}
          </span>
          <Link
            to={record.whole}
            className={classes.remove}
            aria-label={t('grid.wholeList')}
            title={t('grid.wholeList')}
          >
            <IconX size={12} />
          </Link>
        </li>
      )}
      {fixed.map(({ id, title, words }) => (
        <li key={`locked ${id}`} className={classes.chip} data-locked="" title={lockedTitle}>
          <IconLock size={12} role="img" aria-label={lockedTitle} />
          <span className={classes.chipText}>
            {title && <b>{title}</b>} {words}
          </span>
        </li>
      ))}
      {own.map(({ id, title, words }) => (
        <li key={id} className={classes.chip}>
          <span className={classes.chipText}>
            <b>{title}</b> {words}
          </span>
          <button
            type="button"
            className={classes.remove}
            aria-label={t('grid.removeFilter', { column: title })}
            onClick={() => onViewChange(filterColumn(view, { column: id }))}
          >
            <IconX size={12} />
          </button>
        </li>
      ))}
      {own.length > 0 && (
        <li>
          <Button variant="subtle" size="compact-xs" onClick={() => onViewChange(clearFilters(view))}>
            {t('grid.clearFilters')}
          </Button>
        </li>
      )}
    </ul>
  );
}
