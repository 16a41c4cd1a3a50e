/** An item of a list that people can reorder; `sequence` counts from 1 (000 §3). */
export interface Sequenced {
  readonly id: string;
  readonly sequence: number;
}

/** The items in order, numbered from 1. An item whose number does not change stays the same object. */
export const renumbered = <T extends Sequenced>(items: readonly T[]): readonly T[] =>
  items.map((item, place) => (item.sequence === place + 1 ? item : { ...item, sequence: place + 1 }));

/** The items sorted by their numbers. */
export const inSequence = <T extends Sequenced>(items: readonly T[]): readonly T[] =>
  items.toSorted((one, other) => one.sequence - other.sequence);

/** Moves an item to another position, counted from 0; all items are renumbered from 1 (000 §4). */
export function movedTo<T extends Sequenced>(items: readonly T[], id: string, place: number): readonly T[] {
  const ordered = inSequence(items);
  const moved = ordered.find((item) => item.id === id);
  if (!moved) return ordered;
  const others = ordered.filter((item) => item !== moved);
  return renumbered([...others.slice(0, place), moved, ...others.slice(place)]);
}

/** The items that remain after some are deleted, renumbered from 1 (000 §4). */
export const withoutItems = <T extends Sequenced>(
  items: readonly T[],
  ids: ReadonlySet<string>,
): readonly T[] => renumbered(inSequence(items).filter(({ id }) => !ids.has(id)));

/** The number of the next new item, after the saved ones and those added in the form (decision 33). */
export const nextSequence = (saved: number, held: number): number => saved + held + 1;
