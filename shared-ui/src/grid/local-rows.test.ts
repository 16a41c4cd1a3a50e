import { describe, expect, it } from 'vitest';
import { type GridRecord, groupColumn, newView } from './grid-view.ts';
import { aggregate, findRows, localItems, orderRows } from './local-rows.ts';
import { aColumn } from './testing-columns.ts';

const columns = [
  aColumn('name'),
  aColumn('area', { type: 'number' }),
  aColumn('signed', { type: 'date' }),
  aColumn('owners', { formatter: 'list' }),
];
const rows: readonly GridRecord[] = [
  { id: '1', name: 'Beg – Jedney', area: 2, signed: '2026-03-04T23:59:00Z', owners: ['Ann', 'Bea'] },
  { id: '2', name: 'beg road', area: 1, signed: null, owners: [] },
  { id: '3', name: '50% off_road', area: null, signed: '2025-12-31', owners: ['Cid'] },
];
const view = newView(columns);
const everything = Uint32Array.from(rows, (_, index) => index);

function found(searchCriteria: (typeof view)['searchCriteria']): string[] {
  return [...findRows(rows, columns, { ...view, searchCriteria })].map((index) => rows[index]?.id ?? '');
}

describe('rows that are all here', () => {
  it.each([
    [' BEG ', ['1', '2']],
    ['0% off_', ['3']],
    ['bea', ['1']],
    ['nothing', []],
    ['', ['1', '2', '3']],
  ])('are found by a literal part of any text: %j', (text, ids) => {
    expect(found({ text, filters: [] })).toEqual(ids);
  });

  it('are filtered by values, where null stands for empty', () => {
    expect(found({ filters: [{ column: 'owners', values: ['Ann'] }] })).toEqual(['1']);
    expect(found({ filters: [{ column: 'owners', values: [null, 'Cid'] }] })).toEqual(['2', '3']);
    expect(found({ filters: [{ column: 'signed', values: ['2026-03-04'] }] })).toEqual(['1']);
  });

  it('are filtered by a range whose ends are in it; an empty value is in none', () => {
    expect(found({ filters: [{ column: 'area', from: 1, to: 1 }] })).toEqual(['2']);
    expect(found({ filters: [{ column: 'area', to: 2 }] })).toEqual(['1', '2']);
    expect(found({ filters: [{ column: 'signed', to: '2026-03-04' }] })).toEqual(['1', '3']);
  });

  it('hold to every filter at once', () => {
    const filters = [
      { column: 'name', contains: 'beg' },
      { column: 'area', from: 2 },
    ];
    expect(found({ filters })).toEqual(['1']);
  });

  it('are summed up without their empty values', () => {
    expect(
      ['count', 'sum', 'average', 'minimum', 'maximum'].map((kind) =>
        aggregate(rows, everything, 'area', kind),
      ),
    ).toEqual([2, 3, 1.5, 1, 2]);
    expect(aggregate(rows, new Uint32Array(), 'area', 'sum')).toBeNull();
    expect(aggregate(rows, new Uint32Array(), 'area', 'count')).toBe(0);
  });

  it('stand in groups, of which a closed one shows its heading alone', () => {
    const grouped = groupColumn(newView(columns), 'area');
    const order = orderRows(rows, everything, columns, grouped);
    const lines = (closed: ReadonlySet<string>) => {
      const items = localItems(rows, order, grouped, closed);
      return Array.from({ length: items.count }, (_, index) => {
        const item = items.at(index);
        if (item?.kind === 'group') return `${item.group.value} × ${item.group.count}`;
        return item?.kind === 'row' ? item.row.id : '?';
      });
    };
    expect(lines(new Set())).toEqual(['1 × 1', '2', '2 × 1', '1', 'null × 1', '3']);
    expect(lines(new Set(['2']))).toEqual(['1 × 1', '2', '2 × 1', 'null × 1', '3']);
  });
});
