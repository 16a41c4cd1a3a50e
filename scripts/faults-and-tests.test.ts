import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './suite.ts';

const page = readFileSync(join(root, 'docs/faults-and-tests.md'), 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| ') && line.includes('`'));

/** Fault, behaviour, tests, and how they were seen to fail. */
const cellsOf = (row: string) => row.split('|').slice(1, -1);

/** Each file that a row names, with the tests that it says are in it. */
const named = rows.flatMap((row) =>
  [...(cellsOf(row)[2] ?? '').matchAll(/`([^`]+)`: ([^`]+)/g)].flatMap(([, file = '', names = '']) =>
    names.split(';').map((name) => [file, name.trim()] as const),
  ),
);

it('every fault names tests that are there', () => {
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter((row) => cellsOf(row).length !== 4)).toEqual([]);
  const gone = named.filter(
    ([file, name]) =>
      name !== '' && !(existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8').includes(name)),
  );
  expect(gone).toEqual([]);
  expect(rows.filter((row) => !/`[^`]+\.(test|spec)\.tsx?`: \S/.test(row))).toEqual([]);
});
