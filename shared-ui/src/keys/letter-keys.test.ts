import { gridSourceNames } from 'shared-contracts/grids';
import { expect, it } from 'vitest';
import { letterKeys } from './letter-keys.ts';

it('gives each name a letter of its own, first the beginnings of its words', () => {
  expect([...letterKeys(['projects', 'agreements', 'assigned-tasks', 'parcels'])]).toEqual([
    ['projects', 'p'],
    ['agreements', 'a'],
    ['assigned-tasks', 't'],
    ['parcels', 'r'],
  ]);
});

it('gives no letter twice, and none that is taken', () => {
  const letters = [...letterKeys(gridSourceNames, ['h']).values()];
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters).not.toContain('h');
  expect(letters.every((letter) => /^[a-z]$/.test(letter))).toBe(true);
});
