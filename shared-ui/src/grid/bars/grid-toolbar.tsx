import { ActionIcon } from '@mantine/core';
import { IconColumns3, IconDots, IconDownload, type TablerIcon } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { countText, nameIn } from 'shared-contracts';
import type { GridColumn, GridView } from 'shared-contracts/grids';
import { limits } from 'shared-contracts/limits';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { FilterInput } from '../../layout/filter-input.tsx';
import { OnDemand } from '../../layout/on-demand.tsx';
import { useIsPhone } from '../../layout/use-is-phone.ts';
import { lazyPart } from '../../loading/lazy-part.tsx';
import type { GridContent } from '../rows/grid-items.ts';
import { searchText } from '../views/grid-view.ts';
import type { LockedCondition } from '../views/locked-condition.ts';
import { FilterChips } from './filter-chips.tsx';
import classes from './grid-toolbar.module.css';
import { GroupControl } from './group-control.tsx';

const ColumnChooser = lazyPart(async () => (await import('../columns/column-chooser.tsx')).ColumnChooser);
const ExportMenu = lazyPart(async () => (await import('./export-menu.tsx')).ExportMenu);
const ToolbarMenu = lazyPart(async () => (await import('./toolbar-menu.tsx')).ToolbarMenu);

interface GridToolbarProps {
  readonly columns: readonly GridColumn[];
  /** The person's own view, without the conditions of a folder. */
  readonly view: GridView;
  readonly onViewChange: (view: GridView) => void;
  readonly content: GridContent;
  /** Ids of the columns that the filter box looks in, where the API searches: else all texts. */
  readonly searched?: readonly string[] | undefined;
  /** Name of exported files, without extension. */
  readonly exportName?: string;
  /** Whether columns can be chosen. */
  readonly hasColumnChooser?: boolean;
  readonly selectedCount?: number;
  /** Buttons of the screen, before those of the grid. */
  readonly actions?: ReactNode;
  /** Saved views, where the grid keeps them: a line above the others. */
  readonly views?: ReactNode;
  /** The condition of the folder that is open. */
  readonly locked?: LockedCondition | undefined;
}

/** Text of the filter box: passed on after 500 ms, and immediately when it is emptied (000 §9). */
function useFilterText(given: string, onText: (text: string) => void) {
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    if (typed === undefined) return;
    const commit = () => {
      setTyped(undefined);
      onText(typed);
    };
    const timer = setTimeout(commit, typed === '' ? 0 : limits.textDebounce);
    // If the page is reloaded right after the last key, the list must open with the typed filter.
    window.addEventListener('pagehide', commit);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', commit);
    };
  }, [typed, onText]);
  return { text: typed ?? given, type: setTyped };
}

/** Where the filter box looks, as a sentence; undefined where that is not known. */
function useWhere(columns: readonly GridColumn[], searched: readonly string[] | undefined) {
  const { t, language } = useTexts('ui');
  const looked = searched
    ? searched.flatMap((id) => columns.find((column) => column.id === id) ?? [])
    : columns.filter(({ type }) => type === 'string');
  const names = [...new Set(looked.map(({ title }) => nameIn(language, title)).filter(Boolean))];
  return names.length > 0 ? t('grid.filterWhere', { columns: names.join(', ') }) : undefined;
}

type ToolbarPart = 'columns' | 'export' | 'menu';

const icons: Readonly<Record<ToolbarPart, TablerIcon>> = {
  columns: IconColumns3,
  export: IconDownload,
  menu: IconDots,
};

/** The bar above a grid: saved views, the filter box, groups, columns, export, and the active filters. */
export function GridToolbar(props: GridToolbarProps) {
  const { columns, view, onViewChange, content, exportName, actions, views, selectedCount = 0 } = props;
  const { hasColumnChooser = true, locked } = props;
  const { t } = useTexts('ui');
  const isNarrow = useIsPhone();
  const where = useWhere(columns, props.searched);
  const { text, type } = useFilterText(view.searchCriteria.text ?? '', (next) =>
    onViewChange(searchText(view, next)),
  );
  const [opened, setOpened] = useState<ToolbarPart>();
  const counted = (text: string, n: number) => t(n === 1 ? `${text}One` : text, { n: countText(n) });
  const close = () => setOpened(undefined);
  const button = (part: ToolbarPart, isOpen: boolean) => {
    const Icon = icons[part];
    const label = t(part === 'menu' ? 'grid.moreActions' : `grid.${part}`);
    return (
      <ActionIcon
        variant="default"
        size={30}
        className={classes.icon ?? ''}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setOpened(isOpen ? undefined : part)}
      >
        <Icon size={16} />
      </ActionIcon>
    );
  };
  const groups = <GroupControl columns={columns} view={view} onViewChange={onViewChange} content={content} />;
  const hasExport = exportName !== undefined;
  const columnsButton = button('columns', opened === 'columns');
  const exportButton = button('export', opened === 'export');
  const menuButton = button('menu', opened !== undefined);
  return (
    <div className={classes.bar}>
      {views}
      <div className={classes.row}>
        <FilterInput value={text} onChange={type} label={t('grid.filter')} where={where} />
        {!isNarrow && groups}
        {actions}
        <span className={classes.count} role="status">
          {content.total !== undefined && counted('grid.count', content.total)}
          {selectedCount > 0 && ` · ${counted('grid.selected', selectedCount)}`}
        </span>
        {isNarrow && (
          <OnDemand target={menuButton} isOpen={opened === 'menu'}>
            <ToolbarMenu
              target={menuButton}
              onClose={close}
              onColumns={hasColumnChooser ? () => setOpened('columns') : undefined}
              onExport={hasExport ? () => setOpened('export') : undefined}
            >
              {groups}
            </ToolbarMenu>
          </OnDemand>
        )}
        {hasColumnChooser && (!isNarrow || opened === 'columns') && (
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
        {hasExport && (!isNarrow || opened === 'export') && (
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
      <FilterChips columns={columns} view={view} onViewChange={onViewChange} locked={locked} />
    </div>
  );
}
