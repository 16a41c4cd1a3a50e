import type { GridView } from 'shared-contracts/grids';
import type { ListPlace } from 'shared-ui';
import {
  filterColumn,
  type GridContent,
  type GridRecord,
  groupColumn,
  groupedColumn,
  type OpenedGrid,
  remoteQuestion,
  rowAt,
} from 'shared-ui/grid';

/** Number of rows around the current one that are searched, and kept on each side of it. */
const reach = 500;

/** The line of a row near some lines, the nearest first. */
function lineOf({ items }: GridContent, id: string, near: readonly number[]): number | undefined {
  for (let away = 0; away <= reach; away += 1) {
    const line = near
      .flatMap((at) => [at + away, at - away])
      .find((at) => at >= 0 && rowAt(items, at)?.id === id);
    if (line !== undefined) return line;
  }
  return undefined;
}

/** The conditions that find only the rows of a group. */
function questionOf(view: GridView, value: unknown): GridView {
  const column = groupedColumn(view);
  if (column === undefined) return view;
  const isValue = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  const ungrouped = groupColumn(view, null);
  const columns = ungrouped.columns.map((one) => (one.id === column ? { ...one, direction: null } : one));
  return filterColumn({ ...ungrouped, columns }, { column, values: [isValue ? value : null] });
}

/** The view reduced to the columns used for filtering and sorting: going from record to record needs no cells. */
function lean(view: GridView, first: string): GridView {
  const question = remoteQuestion({
    ...view,
    columns: view.columns.map((one) => ({ ...one, aggregate: null })),
  });
  const needed = question.columns.filter(({ direction, isGrouped }) => direction || isGrouped);
  return { ...question, columns: needed.length > 0 ? needed : [{ id: first }] };
}

interface Opening {
  readonly grid: OpenedGrid;
  readonly view: GridView;
  readonly content: GridContent;
  readonly row: GridRecord;
  /** Lines near the row: those in sight and at the cursor. */
  readonly near: readonly number[];
}

const recordOf = ({ id, opens }: GridRecord) => ({ id, opens: typeof opens === 'string' ? opens : null });

/**
 * The list around an opened row, used to go to the next record from its page; undefined if the row is not found in it.
 */
export function placeOfRow({
  grid,
  view,
  content,
  row,
  near,
}: Opening): Omit<ListPlace, 'title' | 'address'> | undefined {
  const { items } = content;
  const line = lineOf(content, row.id, near);
  if (line === undefined) return undefined;
  let first = line;
  while (line - first < reach && rowAt(items, first - 1)) first -= 1;
  let last = line;
  while (last - line < reach && rowAt(items, last + 1)) last += 1;
  // In a grouped list one goes through the group.
  let heading = groupedColumn(view) === undefined ? -1 : first - 1;
  while (heading >= 0 && items.at(heading)?.kind !== 'group') heading -= 1;
  const item = items.at(heading);
  const group = item?.kind === 'group' ? item.group : undefined;
  const firstLine = heading + 1;
  const records = Array.from({ length: last - first + 1 }, (_, at) => rowAt(items, first + at));
  return {
    source: grid.name,
    question: lean(questionOf(view, group?.value), grid.columns[0]?.id ?? ''),
    total: group?.count ?? content.total ?? items.count,
    records: records.flatMap((one) => (one ? [recordOf(one)] : [])),
    before: first - firstLine,
    firstLine,
    at: line - firstLine,
  };
}

/** Keys of the groups that are open. */
export function openGroupsOf({ items }: GridContent): readonly string[] {
  const open: string[] = [];
  let line = 0;
  while (line < items.count) {
    const item = items.at(line);
    if (item?.kind !== 'group') return open;
    if (item.group.isOpen) open.push(item.group.key);
    line += item.group.isOpen ? 1 + item.group.count : 1;
  }
  return open;
}
