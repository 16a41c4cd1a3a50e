import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { BulkRow } from 'shared-contracts';
import { expect, it } from 'vitest';
import { renderInShell } from '../../testing/index.ts';
import { BulkBar } from '../bars/bulk-bar.tsx';
import type { GridContent } from '../rows/grid-items.ts';
import { aColumn } from '../testing-columns.ts';
import { type GridRecord, newView } from '../views/grid-view.ts';

const columns = [aColumn('name')];
const view = newView(columns);

/** A list of which only the first rows have come. */
const partOf = (total: number, come: number): GridContent => {
  const rows: readonly GridRecord[] = Array.from({ length: total }, (_, index) => ({
    id: `${index}`,
    name: `Row ${index}`,
  }));
  return {
    items: { count: total, at: () => undefined },
    total,
    aggregates: {},
    isLoading: false,
    toggleGroup: () => {},
    showGroups: () => {},
    knownRows: () => rows.slice(0, come),
    load: () => {},
    distinctValues: async () => [],
    allRows: async () => rows,
  };
};

interface ScreenProps {
  readonly content: GridContent;
  readonly selected: readonly string[];
  readonly actedOn: (readonly BulkRow[])[];
}

function Screen({ content, selected, actedOn }: ScreenProps) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set(selected));
  return (
    <BulkBar
      columns={columns}
      view={view}
      content={content}
      selection={selection}
      onSelectionChange={setSelection}
      actions={[
        {
          name: 'delete',
          title: 'Delete',
          isDangerous: true,
          most: 200,
          ask: async (rows) => {
            actedOn.push(rows);
          },
        },
      ]}
    />
  );
}

async function show(content: GridContent, selected: readonly string[]) {
  const actedOn: (readonly BulkRow[])[] = [];
  renderInShell(<Screen content={content} selected={selected} actedOn={actedOn} />);
  await screen.findByRole('region', { name: 'Selected rows' });
  return actedOn;
}

const ids = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);
const offer = () => screen.queryByRole('button', { name: /^Select all/ });

it('offers the whole list once all that has come of it is selected, and takes it', async () => {
  const actedOn = await show(partOf(150, 100), ids(100));
  expect(screen.getByText('100 selected')).toBeTruthy();
  const all = offer();
  expect(all?.textContent).toBe('Select all 150');
  if (all) fireEvent.click(all);
  await screen.findByText('150 selected');
  expect(offer()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(actedOn[0]?.at(-1)).toEqual({ id: '149', name: 'Row 149' }));
  expect(actedOn[0]).toHaveLength(150);
});

it('offers nothing where rows were chosen one by one, or all have come', async () => {
  await show(partOf(150, 100), ids(3));
  expect(offer()).toBeNull();
  cleanup();
  await show(partOf(100, 100), ids(100));
  expect(offer()).toBeNull();
});

it('says why a list is too long to be selected, and why so many cannot be deleted at once', async () => {
  await show(partOf(20_000, 300), ids(300));
  expect(offer()?.getAttribute('title')).toBe(
    'At most 10,000 rows can be selected. Filter the list; the export above it takes all.',
  );
  const remove = screen.getByRole('button', { name: 'Delete' });
  expect([remove.hasAttribute('disabled'), remove.getAttribute('title')]).toEqual([
    true,
    'At most 200 rows at once. Select fewer of them.',
  ]);
});
