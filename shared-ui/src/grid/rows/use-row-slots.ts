import { useRef } from 'react';

/**
 * Gives every line in sight a place among the row elements, which it keeps while
 * it stays in sight; a line that comes into sight takes the place of one that
 * left. An element that is used again costs less than a new one. Returns the
 * lines by place; a place may be empty.
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
