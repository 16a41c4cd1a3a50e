import { type GridView, listWithFilters, viewAddressLimit } from 'shared-contracts/grids';
import { describe, expect, it } from 'vitest';
import { viewAddress, viewOfAddress } from './view-address.ts';

const base: GridView = {
  page: 1,
  pageLimit: 100,
  searchCriteria: { filters: [] },
  columns: [
    { id: 'number', direction: 'asc', sortOrder: 1 },
    { id: 'name' },
    { id: 'due' },
    { id: 'notes', hidden: true },
  ],
  parameters: [],
};

const changed: GridView = {
  ...base,
  searchCriteria: {
    text: 'Peña & Söhne',
    filters: [
      { column: 'name', values: ['Signed', null], contains: 'a/b+c' },
      { column: 'due', from: '2026-11-01', to: '2026-11-30' },
      { column: 'number', within: 'overdue' },
    ],
  },
  columns: [
    { id: 'due', direction: 'desc', sortOrder: 1, aggregate: 'count' },
    { id: 'notes', isGrouped: true },
    { id: 'number', direction: 'asc', sortOrder: 2 },
    { id: 'name', hidden: true },
  ],
};

const roundTrip = (view: GridView, from: GridView = base) =>
  viewOfAddress(viewAddress(view, from) ?? '', from);

describe('a view in an address', () => {
  it('is not written where it is the one that the list starts with', () => {
    expect(viewAddress(base, base)).toBeUndefined();
  });

  it('comes back as it was: text, filters, sorts, group, columns and sums', () => {
    const again = roundTrip(changed);
    expect(again?.searchCriteria).toEqual(changed.searchCriteria);
    expect(again?.columns.map(({ id, hidden }) => [id, hidden])).toEqual([
      ['due', false],
      ['notes', false],
      ['number', false],
      ['name', true],
    ]);
    expect(again?.columns.filter(({ direction }) => direction)).toMatchObject([
      { id: 'due', direction: 'desc', sortOrder: 1, aggregate: 'count' },
      { id: 'number', direction: 'asc', sortOrder: 2 },
    ]);
    expect(again?.columns.find(({ isGrouped }) => isGrouped)?.id).toBe('notes');
    expect(viewAddress(again ?? base, base)).toBe(viewAddress(changed, base));
  });

  it('needs no character that an address or a mail would change', () => {
    expect(viewAddress(changed, base)).toMatch(/^[\w-]+$/);
  });

  it('says that nothing is sorted where the list starts sorted', () => {
    const unsorted = { ...base, columns: base.columns.map(({ id }) => ({ id })) };
    const again = roundTrip({
      ...unsorted,
      columns: base.columns.map(({ direction: _, sortOrder: __, ...rest }) => rest),
    });
    expect(again?.columns.some(({ direction }) => direction)).toBe(false);
  });

  it('leaves out columns and then all where it grows too long', () => {
    const columns = Array.from({ length: 90 }, (_, index) => ({ id: `aRatherLongNameOfAColumn${index}` }));
    const wide = { ...base, columns };
    const moved = { ...wide, columns: columns.toReversed(), searchCriteria: { text: 'kept', filters: [] } };
    expect(roundTrip(moved, wide)?.searchCriteria.text).toBe('kept');
    const values = Array.from({ length: 500 }, (_, index) => `value ${index}`);
    expect(
      viewAddress({ ...base, searchCriteria: { filters: [{ column: 'name', values }] } }, base),
    ).toBeUndefined();
  });

  it.each([
    ['nothing that can be read', '%%%'],
    ['no JSON', btoa('hello')],
    ['an unknown part', btoa(JSON.stringify({ x: 1 }))],
    ['a column that is gone', btoa(JSON.stringify({ f: [{ c: 'gone', v: ['x'] }] }))],
    ['a sort by a column that is gone', btoa(JSON.stringify({ s: ['-gone'] }))],
    ['more than an address holds', 'e'.repeat(viewAddressLimit + 1)],
  ])('is none where it is %s', (_, address) => {
    expect(viewOfAddress(address, base)).toBeUndefined();
  });
});

it('a link to a list carries the filters that find what was counted', () => {
  const address = listWithFilters({ folder: 'my-tasks' }, [{ column: 'due', to: '2026-11-21' }]);
  const parameters = new URL(address, 'http://rightway.test').searchParams;
  expect(parameters.get('folder')).toBe('my-tasks');
  expect(viewOfAddress(parameters.get('view') ?? '', base)?.searchCriteria.filters).toEqual([
    { column: 'due', to: '2026-11-21' },
  ]);
});
