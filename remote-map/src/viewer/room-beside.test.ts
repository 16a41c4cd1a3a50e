import { expect, it } from 'vitest';
import { roomBeside } from './use-ol-map.ts';

const corner = { width: 200, height: 160 };

it.each([
  // A route from north to south has space next to the corner anyway.
  ['tall', [0, 0, 100, 1000], [600, 800]],
  ['wide', [0, 0, 1000, 100], [1000, 480]],
  ['of the shape of the map', [0, 0, 100, 80], [600, 800]],
])('looks at what is %s beside the corner or above it, where it is larger', (_, bounds, room) => {
  expect(roomBeside(bounds, [1000, 800], corner)).toEqual(room);
});

it('looks beside what stands from top to bottom, whatever the shape', () => {
  const tools = { width: 60, height: Number.POSITIVE_INFINITY };
  expect(roomBeside([0, 0, 1000, 100], [1000, 800], tools)).toEqual([880, 800]);
});
