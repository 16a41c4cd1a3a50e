import { chooseZone } from 'shared-contracts/days';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aColumn } from '../testing-columns.ts';
import { type GridRecord, groupColumn, newView } from '../views/grid-view.ts';
import { aggregate } from './local-aggregates.ts';
import { findRows, localItems, orderRows } from './local-rows.ts';

const columns = [
  aColumn('name'),
  aColumn('area', { type: 'number' }),
  aColumn('signed', { type: 'date' }),
  aColumn('owners', { formatter: 'list' }),
];
const rows: readonly GridRecord[] = [
  { id: '1', name: 'Beg – Jedney', area: 2, signed: '2026-03-04T23:59:00Z', owners: ['Ann', 'Bea'] },
  { id: '2', name: 'beg road', area: 1, signed: null, owners: [] },
  { id: '3', name: '50% off_road', area: null, signed: '2025-12-31', owners: ['Cid', 'Élie O’Brien'] },
];
const area = aColumn('area', { type: 'number' });
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
    ['beg - jed', ['1']],
    ["elie o'b", ['3']],
    ['ÉLIE', ['3']],
    ['nothing', []],
    ['', ['1', '2', '3']],
  ])('are found by a literal part of any text: %j', (text, ids) => {
    expect(found({ text, filters: [] })).toEqual(ids);
  });

  it('are filtered and grouped by the days on which moments lie where the person is', () => {
    const changed = aColumn('changed', { type: 'date', formatter: 'moment' });
    // In Edmonton the evening of March 3, the next morning, and the noon before.
    const moments = ['2026-03-04T05:30:00Z', '2026-03-04T16:00:00Z', '2026-03-03T19:00:00Z'].map(
      (at, index) => ({ id: String(index), changed: at }),
    );
    chooseZone('America/Edmonton');
    onTestFinished(() => chooseZone(null));
    const byDay = groupColumn(newView([changed]), 'changed');
    const order = orderRows(moments, Uint32Array.from([0, 1, 2]), [changed], byDay);
    const items = localItems(moments, order, [changed], byDay, () => true);
    const groups = [0, 1].map((line) => items.at(line));
    expect(
      groups.map((item) => (item?.kind === 'group' ? [item.group.value, item.group.count] : undefined)),
    ).toEqual([
      ['2026-03-03', 2],
      ['2026-03-04', 1],
    ]);
    const filters = [{ column: 'changed', values: ['2026-03-03'] }];
    expect([...findRows(moments, [changed], { ...byDay, searchCriteria: { filters } })]).toEqual([0, 2]);
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
        aggregate(rows, everything, area, kind),
      ),
    ).toEqual([2, '3', '1.5', '1', '2']);
    expect(aggregate(rows, new Uint32Array(), area, 'sum')).toBeNull();
    expect(aggregate(rows, new Uint32Array(), area, 'count')).toBe(0);
  });

  it('stand in groups, of which a closed one shows its heading alone', () => {
    const grouped = groupColumn(newView(columns), 'area');
    const order = orderRows(rows, everything, columns, grouped);
    const lines = (closed: ReadonlySet<string>) => {
      const items = localItems(rows, order, columns, grouped, (key) => closed.has(key));
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

describe('decimals of rows that are all here', () => {
  const amounts = ['10', '9.5', '-2.005', null, '9999999999.9999', '9.25', '9999999999.9998'];
  const list: readonly GridRecord[] = amounts.map((value, index) => ({ id: `${index}`, area: value }));
  const all = Uint32Array.from(list, (_, index) => index);
  const sortedBy = (direction: 'asc' | 'desc') =>
    [...orderRows(list, all, columns, newView(columns, { id: 'area', direction }))].map(
      (index) => amounts[index],
    );

  it('are sorted as numbers, empty ones last', () => {
    const up = ['-2.005', '9.25', '9.5', '10', '9999999999.9998', '9999999999.9999'];
    expect(sortedBy('asc')).toEqual([...up, null]);
    expect(sortedBy('desc')).toEqual([...up.toReversed(), null]);
  });

  it('are found in a range that is given as decimals or numbers', () => {
    const found = (filter: object) =>
      [
        ...findRows(list, columns, {
          ...view,
          searchCriteria: { filters: [{ column: 'area', ...filter }] },
        }),
      ].map((index) => amounts[index]);
    expect(found({ from: '9.5', to: '10.0' })).toEqual(['10', '9.5']);
    expect(found({ to: 9.25 })).toEqual(['-2.005', '9.25']);
  });

  it('are summed up exactly', () => {
    const tenths: readonly GridRecord[] = Array.from({ length: 10_000 }, (_, id) => ({
      id: `${id}`,
      area: '0.1',
    }));
    const order = Uint32Array.from(tenths, (_, index) => index);
    expect(aggregate(tenths, order, area, 'sum')).toBe('1000');
    expect(aggregate(tenths, order, area, 'average')).toBe('0.1');
    expect(['minimum', 'maximum', 'count'].map((kind) => aggregate(list, all, area, kind))).toEqual([
      '-2.005',
      '9999999999.9999',
      6,
    ]);
  });

  it('leave a text column its own order', () => {
    const codes: readonly GridRecord[] = [
      { id: '1', name: '10' },
      { id: '2', name: '9' },
    ];
    expect(aggregate(codes, Uint32Array.of(0, 1), aColumn('name'), 'minimum')).toBe('10');
  });
});
