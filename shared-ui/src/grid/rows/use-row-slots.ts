import { useRef } from 'react';

/**
 * Assigns every visible line to a row element. A line keeps its element while it is visible; a line that comes into view
 * takes the element of one that left, because reusing elements is faster than creating them. Returns the line of each
 * element; undefined for an unused one.
 */
export function useRowSlots(lines: readonly number[]): readonly (number | undefined)[] {
  const slots = useRef<readonly (number | undefined)[]>([]);
  const wanted = new Set(lines);
  const next = slots.current.map((line) => (line !== undefined && wanted.delete(line) ? line : undefined));
  const coming = [...wanted];
  for (let slot = 0; coming.length > 0; slot += 1) {
    if (next[slot] === undefined) next[slot] = coming.shift();
  }
  while (next.length > 0 && next.at(-1) === undefined) next.pop();
  slots.current = next;
  return next;
}
