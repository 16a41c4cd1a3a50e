import type { RecordValues } from '../../records/writing/writable-kind.ts';
import { namedId } from './assigned-task-errors.ts';

/** A row of a model whose task follows, or waits for, a task that leads back to it. */
export interface ModelCircle {
  /** Its index among the rows. */
  readonly place: number;
  readonly field: 'dueTask' | 'waitsFor';
  /** The tasks of the circle by their ids, from the row's own back to itself. */
  readonly taskIds: readonly string[];
}

/** The path along links from one task to another; undefined if there is none. */
function wayFrom(
  links: ReadonlyMap<string, readonly string[]>,
  from: string,
  to: string,
  above: readonly string[] = [],
): readonly string[] | undefined {
  if (from === to) return [...above, from];
  if (above.includes(from)) return undefined;
  for (const next of links.get(from) ?? []) {
    const way = wayFrom(links, next, to, [...above, from]);
    if (way) return way;
  }
  return undefined;
}

/** Checks the links of rows in order: the first that leads back to its own task closes a circle. */
function circleOf(
  items: readonly RecordValues[],
  field: ModelCircle['field'],
  otherOf: (item: RecordValues) => string | undefined,
): ModelCircle | undefined {
  const links = new Map<string, readonly string[]>();
  for (const [place, item] of items.entries()) {
    const [task, other] = [namedId(item, 'task'), otherOf(item)];
    if (!task || !other) continue;
    const way = wayFrom(links, other, task);
    if (way) return { place, field, taskIds: [task, ...way] };
    links.set(task, [...(links.get(task) ?? []), other]);
  }
  return undefined;
}

const followsTask = new Set<unknown>(['TaskDone', 'TaskDue']);

/**
 * The row of a model that closes a circle, either of tasks that follow each other or of tasks that wait for each other;
 * undefined if there is no circle.
 */
export const modelCircle = (items: readonly RecordValues[]): ModelCircle | undefined =>
  circleOf(items, 'dueTask', (item) =>
    followsTask.has(item['dueAnchor']) ? namedId(item, 'dueTask') : undefined,
  ) ?? circleOf(items, 'waitsFor', (item) => namedId(item, 'waitsFor'));
