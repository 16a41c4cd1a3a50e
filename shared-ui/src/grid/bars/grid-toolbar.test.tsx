import { act, fireEvent, screen } from '@testing-library/react';
import type { Language } from 'shared-contracts';
import type { GridFilter, GridView } from 'shared-contracts/grids';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderInShell } from '../../testing/index.ts';
import { aColumn } from '../testing-columns.ts';
import { newView } from '../views/grid-view.ts';
import { GridToolbar } from './grid-toolbar.tsx';

const columns = [aColumn('due', { type: 'date' })];

function showToolbar(
  total: number,
  {
    filter,
    selectedCount = 0,
    language,
    onViewChange = () => {},
  }: {
    filter?: GridFilter;
    selectedCount?: number;
    language?: Language;
    onViewChange?: (view: GridView) => void;
  },
) {
  renderInShell(
    <GridToolbar
      columns={columns}
      view={{ ...newView(columns), searchCriteria: { filters: filter ? [filter] : [] } }}
      onViewChange={onViewChange}
      selectedCount={selectedCount}
      content={{
        items: { count: total, at: () => undefined },
        total,
        aggregates: {},
        isLoading: false,
        toggleGroup: () => {},
        showGroups: () => {},
        knownRows: () => [],
        load: () => {},
        distinctValues: async () => [],
        allRows: async () => [],
      }}
    />,
    language ? { language } : {},
  );
}

describe('the bar above a grid', () => {
  it.each([
    [1, 1, 'en', '1 row · 1 selected'],
    [0, 0, 'en', '0 rows'],
    [1200, 2, 'en', '1,200 rows · 2 selected'],
    [1, 1, 'es', '1 fila · 1 seleccionada'],
    [3, 2, 'es', '3 filas · 2 seleccionadas'],
  ] as const)(
    'counts %d rows, %d of them selected, in %s as %j',
    (total, selectedCount, language, sentence) => {
      showToolbar(total, { selectedCount, language });
      expect(screen.getByRole('status').textContent).toBe(sentence);
    },
  );

  it('filters by what was typed as the page is left, and not again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const texts: (string | undefined)[] = [];
    showToolbar(5, { onViewChange: ({ searchCriteria: { text } }) => texts.push(text) });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'road' } });
    expect(texts).toEqual([]);
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
    expect(texts).toEqual(['road']);
    await act(async () => void vi.advanceTimersByTime(1000));
    expect(texts).toEqual(['road']);
  });

  it.each([
    [{ from: '2026-11-01' }, 'DUE from Nov-01-2026'],
    [{ to: '2026-11-30' }, 'DUE to Nov-30-2026'],
    [{ from: '2026-11-01', to: '2026-11-30' }, 'DUE Nov-01-2026 – Nov-30-2026'],
  ])('says a filter of %j in words', (bounds, sentence) => {
    showToolbar(5, { filter: { column: 'due', ...bounds } });
    expect(screen.getAllByRole('listitem')[0]?.textContent).toBe(sentence);
  });
});
