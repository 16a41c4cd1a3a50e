import type { CSSProperties } from 'react';

/** Pixels between the pointer and the tip. */
const gap = 14;

/**
 * The position of a tip next to the pointer in a map of a size, both in pixels: on the side with more room, and hanging
 * the lower the higher the pointer is, so that a tip no taller than the map stays within it.
 */
export function besidePointer(
  [x = 0, y = 0]: readonly number[],
  [width = 1, height = 1]: readonly number[],
): CSSProperties {
  const down = `${(100 * y) / height}%`;
  const side = x < width / 2 ? { left: x + gap } : { right: width - x + gap };
  return { ...side, top: down, transform: `translateY(-${down})` };
}
