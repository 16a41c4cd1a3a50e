import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { type GridView, gridColumn } from 'shared-contracts/grids';
import { createI18n, I18nProvider, ThemeProvider } from 'shared-ui';
import { DataGrid, type GridRecord, newView, noSelection, useLocalContent } from 'shared-ui/grid';
import { benchColumns, benchRows } from './rows.ts';
import type { GridSide } from './side.ts';

const columns = benchColumns.map(({ id, type }) => gridColumn(type, id, id, { width: 130, align: 'left' }));

const addressOf = ({ id }: GridRecord) => `/row/${id}` as const;

/** Our grid, with selection, links and slide-in as the explorer has them. */
export const side: GridSide = async (root) => {
  const rows = benchRows();
  let show: (view: GridView) => void = () => {};
  function Page() {
    const [view, setView] = useState(() => newView(columns));
    const [selection, setSelection] = useState(noSelection);
    show = setView;
    const content = useLocalContent({ rows, columns, view });
    return (
      <DataGrid
        label="Rows"
        entity="rows"
        columns={columns}
        view={view}
        onViewChange={setView}
        content={content}
        rowHeight={32}
        selection={selection}
        onSelectionChange={setSelection}
        onOpen={() => {}}
        onPeek={() => {}}
        addressOf={addressOf}
      />
    );
  }
  root.style.display = 'grid';
  root.style.gridTemplateColumns = 'minmax(0, 1fr)';
  createRoot(root).render(
    <I18nProvider i18n={createI18n('en')}>
      <ThemeProvider>
        <MemoryRouter>
          <Page />
        </MemoryRouter>
      </ThemeProvider>
    </I18nProvider>,
  );
  const grid = () => root.querySelector('[role="grid"]');
  return {
    scroller: () => {
      const scroller = grid()?.parentElement;
      if (!scroller) throw new Error('The grid has no scroller.');
      return scroller;
    },
    sort: (column, direction) => show(newView(columns, { id: column, direction })),
    firstCell: (column) => {
      const place = columns.findIndex(({ id }) => id === column);
      return grid()?.querySelector(`[data-row="0"] [data-column="${place}"]`)?.textContent ?? '';
    },
  };
};
