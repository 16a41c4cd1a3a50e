import { ActionIcon } from '@mantine/core';
import { IconFold, IconLayoutRows, IconSelector } from '@tabler/icons-react';
import { useId } from 'react';
import { nameIn } from 'shared-contracts';
import type { GridColumn, GridView } from 'shared-contracts/grids';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import type { GridContent } from '../rows/grid-items.ts';
import { groupColumn, groupedColumn } from '../views/grid-view.ts';
import classes from './group-control.module.css';

interface GroupControlProps {
  readonly columns: readonly GridColumn[];
  readonly view: GridView;
  readonly onViewChange: (view: GridView) => void;
  readonly content: Pick<GridContent, 'showGroups'>;
}

/** The column that rows are grouped by, and buttons that open or close all groups. */
export function GroupControl({ columns, view, onViewChange, content }: GroupControlProps) {
  const { t, language } = useTexts('ui');
  const id = useId();
  const grouped = groupedColumn(view);
  const choices = columns
    .filter(({ id: column, sortable }) => sortable || column === grouped)
    .map((column) => ({ id: column.id, title: nameIn(language, column.title) }))
    .filter(({ title }) => title !== '');
  if (choices.length === 0) return null;
  const all = (isOpen: boolean) => {
    const label = t(isOpen ? 'grid.openGroups' : 'grid.closeGroups');
    const Icon = isOpen ? IconSelector : IconFold;
    return (
      <ActionIcon
        variant="default"
        size={30}
        aria-label={label}
        title={label}
        onClick={() => content.showGroups(isOpen)}
      >
        <Icon size={16} />
      </ActionIcon>
    );
  };
  return (
    <div className={classes.control} data-grouped={grouped !== undefined || undefined}>
      <span className={classes.face}>
        <IconLayoutRows size={15} aria-hidden />
        <label htmlFor={id}>{t('grid.groupBy')}</label>
        <select
          id={id}
          className={classes.select}
          value={grouped ?? ''}
          onChange={({ currentTarget: { value } }) => onViewChange(groupColumn(view, value || null))}
        >
          <option value="">{t('grid.noGroups')}</option>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.title}
            </option>
          ))}
        </select>
      </span>
      {grouped !== undefined && (
        <>
          {all(true)}
          {all(false)}
        </>
      )}
    </div>
  );
}
