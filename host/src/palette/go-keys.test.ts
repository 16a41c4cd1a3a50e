import { gridSourceNames } from 'shared-contracts/grids';
import { expect, it } from 'vitest';
import { goKeys } from './go-keys.ts';

it('gives each list a letter of its name, first the beginnings of its words', () => {
  expect([...goKeys(['projects', 'agreements', 'assigned-tasks', 'parcels'])]).toEqual([
    ['projects', 'p'],
    ['agreements', 'a'],
    ['assigned-tasks', 't'],
    ['parcels', 'r'],
  ]);
});

it('gives no letter twice, and leaves that of Home', () => {
  const letters = [...goKeys(gridSourceNames).values()];
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters).not.toContain('h');
  expect(letters.every((letter) => /^[a-z]$/.test(letter))).toBe(true);
});
