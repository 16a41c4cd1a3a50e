import { describe, expect, it } from 'vitest';
import { idsIn, type PickedFeature, picking, withIds } from '../layers/picked-feature.ts';
import { shapeMeets } from './shapes-meet.ts';

const feature = (id: string, layer = 'Agreements'): PickedFeature => ({ layer, id, values: { label: id } });
const none = new Map<string, PickedFeature>();

describe('what is chosen on the map', () => {
  it('is what was picked alone', () => {
    const first = picking(none, [feature('a')], false);
    expect([...idsIn(picking(first, [feature('b')], false), 'Agreements')]).toEqual(['b']);
    expect(picking(first, [], false).size).toBe(0);
  });

  it('with Ctrl is what was picked and what was chosen before', () => {
    const both = picking(picking(none, [feature('a')], false), [feature('b')], true);
    expect([...idsIn(both, 'Agreements')]).toEqual(['a', 'b']);
    expect([...idsIn(picking(both, [feature('a')], true), 'Agreements')]).toEqual(['b']);
  });

  it('of a layer is what the grid chose, and what the map knows of it stays', () => {
    const before = picking(none, [feature('a'), feature('w', 'Wells')], false);
    const after = withIds(before, 'Agreements', new Set(['a', 'c']));
    expect([...idsIn(after, 'Agreements')].sort()).toEqual(['a', 'c']);
    expect([...idsIn(after, 'Wells')]).toEqual(['w']);
    expect([...after.values()].find(({ id }) => id === 'a')?.values).toEqual({ label: 'a' });
  });
});

describe('an area drawn on the map', () => {
  const square = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
    [0, 0],
  ];

  it.each<[string, readonly (readonly number[])[], boolean, boolean]>([
    ['a dot inside', [[5, 5]], false, true],
    ['a dot outside', [[15, 5]], false, false],
    [
      'a line through it',
      [
        [-5, 5],
        [15, 6],
      ],
      false,
      true,
    ],
    [
      'a line beside it',
      [
        [-5, 12],
        [15, 12],
      ],
      false,
      false,
    ],
    [
      'an area around it',
      [
        [-5, -5],
        [20, -5],
        [20, 20],
        [-5, 20],
        [-5, -5],
      ],
      true,
      true,
    ],
    [
      'a line around it',
      [
        [-5, -5],
        [20, -5],
        [20, 20],
        [-5, 20],
        [-5, -5],
      ],
      false,
      false,
    ],
    [
      'an area that it crosses',
      [
        [4, -5],
        [6, -5],
        [6, 20],
        [4, 20],
        [4, -5],
      ],
      true,
      true,
    ],
  ])('%s', (_, part, isArea, meets) => expect(shapeMeets({ parts: [part], isArea }, square)).toBe(meets));
});
