import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { layOut, renderInShell } from '../../testing/index.ts';
import { aColumn } from '../testing-columns.ts';
import { TestGrid } from '../testing-grid.tsx';

const columns = [aColumn('number')];
const rows = Array.from({ length: 300 }, (_, index) => ({ id: `row ${index}`, number: `SL-${index}` }));

const show = () => {
  layOut(600, 320);
  renderInShell(<TestGrid columns={columns} records={rows} onChange={() => {}} />);
};

const names = () => [...document.querySelectorAll('tbody [data-text]')].map((cell) => cell.textContent);

describe('a list on paper', () => {
  it('has every row that was read, in their order, and those in sight alone afterwards', async () => {
    show();
    await screen.findByText('SL-0');
    expect(names().length).toBeLessThan(40);
    await act(async () => window.dispatchEvent(new Event('beforeprint')));
    expect(names()).toEqual(rows.map(({ number }) => number));
    await act(async () => window.dispatchEvent(new Event('afterprint')));
    expect(names().length).toBeLessThan(40);
  });

  it('is as wide as the paper at most, whatever its columns are on the screen', async () => {
    const wide = ['number', 'one', 'two', 'three'].map((name) => ({ ...aColumn(name), width: 500 }));
    layOut(600, 320);
    renderInShell(<TestGrid columns={wide} records={rows} onChange={() => {}} />);
    const width = () => Number.parseInt(screen.getByRole('grid').style.minWidth, 10);
    expect(width()).toBeGreaterThan(2000);
    await act(async () => window.dispatchEvent(new Event('beforeprint')));
    expect(width()).toBeLessThan(1460);
    expect(screen.getAllByRole('columnheader').map(({ style }) => style.width)).toContain('340px');
    await act(async () => window.dispatchEvent(new Event('afterprint')));
    expect(width()).toBeGreaterThan(2000);
  });
});
