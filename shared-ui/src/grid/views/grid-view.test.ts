import type { GridColumn } from 'shared-contracts/grids';
import { describe, expect, it } from 'vitest';
import { aColumn } from '../testing-columns.ts';
import {
  filterColumn,
  groupColumn,
  hideColumn,
  moveColumn,
  newView,
  orderColumns,
  questionOf,
  resizeColumn,
  shownColumns,
  sortColumns,
  sortsOf,
} from './grid-view.ts';

const columns: readonly GridColumn[] = [aColumn('a'), aColumn('b'), aColumn('c')];
const view = newView(columns, { id: 'b', direction: 'desc' });
const idsOf = (shown: readonly { readonly id: string }[]) => shown.map(({ id }) => id);

describe('a view', () => {
  it('begins with every column, sorted by one', () => {
    expect(idsOf(shownColumns(columns, view))).toEqual(['a', 'b', 'c']);
    expect(sortsOf(view)).toEqual([{ id: 'b', direction: 'desc' }]);
  });

  it('begins without the columns that are hidden until somebody chooses them', () => {
    const wide = [...columns, aColumn('d', { defaultHidden: true })];
    const visible = shownColumns(wide, newView(wide)).filter(({ hidden }) => !hidden);
    expect(idsOf(visible)).toEqual(['a', 'b', 'c']);
  });

  it('offers columns that it does not know yet behind its own, and none that are gone', () => {
    const kept = { ...view, columns: [{ id: 'gone' }, { id: 'c', width: 77 }] };
    const shown = shownColumns(columns, kept);
    expect(shown.map(({ id, hidden }) => [id, hidden])).toEqual([
      ['c', false],
      ['a', true],
      ['b', true],
    ]);
    expect(shown[0]?.width).toBe(77);
    expect(shownColumns(columns, hideColumn(kept, 'b', false))[1]).toMatchObject({ id: 'b', hidden: false });
    expect(idsOf(orderColumns(kept, ['a', 'c', 'b']).columns)).toEqual(['a', 'c', 'b']);
  });

  it('sorts by the grouped column before all others', () => {
    const sorted = sortColumns(view, [
      { id: 'c', direction: 'desc' },
      { id: 'a', direction: 'asc' },
    ]);
    expect(idsOf(sortsOf(groupColumn(sorted, 'b')))).toEqual(['b', 'c', 'a']);
    expect(idsOf(sortsOf(groupColumn(groupColumn(sorted, 'b'), null)))).toEqual(['c', 'a']);
  });

  it('moves a column to the place of another', () => {
    expect(idsOf(moveColumn(view, 'c', 'a').columns)).toEqual(['c', 'a', 'b']);
    expect(idsOf(moveColumn(view, 'a', 'c').columns)).toEqual(['b', 'c', 'a']);
    expect(moveColumn(view, 'a', 'gone')).toBe(view);
  });

  it('keeps one filter a column, and none that is empty', () => {
    const filtered = filterColumn(view, { column: 'a', contains: 'x' });
    expect(filterColumn(filtered, { column: 'a', values: [1] }).searchCriteria.filters).toEqual([
      { column: 'a', values: [1] },
    ]);
    expect(filterColumn(filtered, { column: 'a', contains: '  ' }).searchCriteria.filters).toEqual([]);
  });

  it('asks the same whatever its columns look like', () => {
    const looks = hideColumn(resizeColumn(moveColumn(view, 'c', 'a'), 'a', 300), 'c', true);
    expect(questionOf(looks)).toEqual(questionOf(view));
    expect(questionOf(groupColumn(view, 'a'))).not.toEqual(questionOf(view));
  });
});
