import { ActionIcon, Button } from '@mantine/core';
import { IconColumns3, IconDownload, IconX } from '@tabler/icons-react';
import { lazy, type ReactNode, useEffect, useState } from 'react';
import { type Language, nameIn } from 'shared-contracts';
import type { GridColumn, GridFilter, GridView } from 'shared-contracts/grids';
import { limits } from 'shared-contracts/limits';
import { type Translate, useTexts } from '../i18n/i18n-provider.tsx';
import { FilterInput } from '../layout/filter-input.tsx';
import { OnDemand } from '../layout/on-demand.tsx';
import { cellText } from './cell-text.ts';
import type { GridContent } from './grid-items.ts';
import classes from './grid-toolbar.module.css';
import { clearFilters, filterColumn, searchText } from './grid-view.ts';

const ColumnChooser = lazy(async () => ({ default: (await import('./column-chooser.tsx')).ColumnChooser }));
const ExportMenu = lazy(async () => ({ default: (await import('./export-menu.tsx')).ExportMenu }));

interface GridToolbarProps {
  readonly columns: readonly GridColumn[];
  readonly view: GridView;
  readonly onViewChange: (view: GridView) => void;
  readonly content: GridContent;
  /** Name of exported files, without extension. */
  readonly exportName?: string;
  /** Whether columns can be chosen. */
  readonly hasColumnChooser?: boolean;
  readonly selectedCount?: number;
  /** Buttons of the screen, before those of the grid. */
  readonly actions?: ReactNode;
  /** Saved views, where the grid keeps them. */
  readonly views?: ReactNode;
}

/** Text of the filter box: told on after 500 ms, at once when it is emptied (000 §9). */
function useFilterText(given: string, onText: (text: string) => void) {
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    if (typed === undefined) return;
    const commit = () => {
      setTyped(undefined);
      onText(typed);
    };
    const timer = setTimeout(commit, typed === '' ? 0 : limits.textDebounce);
    return () => clearTimeout(timer);
  }, [typed, onText]);
  return { text: typed ?? given, type: setTyped };
}

/** A filter in words: 'Status: Signed, Sent'. */
function filterWords(filter: GridFilter, column: GridColumn, t: Translate, language: Language): string {
  const text = (value: unknown) => (value === null ? t('grid.blank') : cellText(value, column, language));
  const { values, contains, from, to } = filter;
  const rangeWords = (): string[] => {
    if (from !== undefined && to !== undefined) return [`${text(from)} – ${text(to)}`];
    if (from !== undefined) return [t('grid.chipFrom', { value: text(from) })];
    return to === undefined ? [] : [t('grid.chipTo', { value: text(to) })];
  };
  return [
    ...(contains ? [`“${contains}”`] : []),
    ...(values ? [values.map(text).join(', ')] : []),
    ...rangeWords(),
  ].join(' · ');
}

/** Above a grid: the filter box, what is filtered by, columns, views, export. */
export function GridToolbar(props: GridToolbarProps) {
  const { columns, view, onViewChange, content, exportName, actions, views, selectedCount = 0 } = props;
  const { hasColumnChooser = true } = props;
  const { t, language } = useTexts('ui');
  const { text, type } = useFilterText(view.searchCriteria.text ?? '', (next) =>
    onViewChange(searchText(view, next)),
  );
  const [opened, setOpened] = useState<'columns' | 'export'>();
  const filters = (view.searchCriteria.filters ?? []).flatMap((filter) => {
    const column = columns.find(({ id }) => id === filter.column);
    return column ? [{ filter, column }] : [];
  });
  const counted = (text: string, n: number) =>
    t(n === 1 ? `${text}One` : text, { n: n.toLocaleString('en-CA') });
  const close = () => setOpened(undefined);
  const iconButton = (name: 'columns' | 'export', icon: ReactNode) => (
    <ActionIcon
      variant="default"
      size={30}
      aria-label={t(`grid.${name}`)}
      title={t(`grid.${name}`)}
      aria-expanded={opened === name}
      aria-haspopup="dialog"
      onClick={() => setOpened(opened === name ? undefined : name)}
    >
      {icon}
    </ActionIcon>
  );
  const columnsButton = iconButton('columns', <IconColumns3 size={16} />);
  const exportButton = iconButton('export', <IconDownload size={16} />);
  return (
    <div className={classes.bar}>
      <div className={classes.row}>
        <FilterInput value={text} onChange={type} label={t('grid.filter')} />
        {actions}
        <span className={classes.count} role="status">
          {content.total !== undefined && counted('grid.count', content.total)}
          {selectedCount > 0 && ` · ${counted('grid.selected', selectedCount)}`}
        </span>
        {views}
        {hasColumnChooser && (
          <OnDemand target={columnsButton} isOpen={opened === 'columns'}>
            <ColumnChooser
              target={columnsButton}
              columns={columns}
              view={view}
              onViewChange={onViewChange}
              onClose={close}
            />
          </OnDemand>
        )}
        {exportName !== undefined && (
          <OnDemand target={exportButton} isOpen={opened === 'export'}>
            <ExportMenu
              target={exportButton}
              name={exportName}
              columns={columns}
              view={view}
              allRows={content.allRows}
              onClose={close}
            />
          </OnDemand>
        )}
      </div>
      {filters.length > 0 && (
        <ul className={classes.filters} aria-label={t('grid.filters')}>
          {filters.map(({ filter, column }) => {
            const title = nameIn(language, column.title);
            return (
              <li key={column.id} className={classes.chip}>
                <span className={classes.chipText}>
                  <b>{title}</b> {filterWords(filter, column, t, language)}
                </span>
                <button
                  type="button"
                  className={classes.remove}
                  aria-label={t('grid.removeFilter', { column: title })}
                  onClick={() => onViewChange(filterColumn(view, { column: column.id }))}
                >
                  <IconX size={12} />
                </button>
              </li>
            );
          })}
          <li>
            <Button variant="subtle" size="compact-xs" onClick={() => onViewChange(clearFilters(view))}>
              {t('grid.clearFilters')}
            </Button>
          </li>
        </ul>
      )}
    </div>
  );
}
