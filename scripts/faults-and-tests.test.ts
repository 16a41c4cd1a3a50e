import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './suite.ts';

const page = readFileSync(join(root, 'docs/faults-and-tests.md'), 'utf8');

/** A fault with what is written below its heading, up to the next heading. */
const faults = page
  .split(/^(?=#{2,3} )/m)
  .filter((part) => part.startsWith('### '))
  .map((part) => {
    const [fault = '', ...lines] = part.split('\n').filter((line) => line !== '');
    return {
      fault,
      behaviour: lines.filter((line) => !/^(?:- |Seen to fail: )/.test(line)),
      tests: lines.filter((line) => line.startsWith('- ')),
    };
  });

/** '- `file`: a name of a test in it'. */
const testLine = /^- `([^`]+\.(?:test|spec)\.tsx?)`: (\S.*)$/;

it('every fault has its behaviour in a paragraph, and tests below it', () => {
  expect(faults.length).toBeGreaterThanOrEqual(71);
  expect(new Set(faults.map(({ fault }) => fault)).size).toBe(faults.length);
  expect(faults.filter(({ behaviour, tests }) => behaviour.length !== 1 || tests.length === 0)).toEqual([]);
});

it('every test that a fault names exists', () => {
  const named = faults.flatMap(({ tests }) => tests);
  expect(named.filter((line) => !testLine.test(line))).toEqual([]);
  const gone = named.filter((line) => {
    const [, file = '', name = ''] = testLine.exec(line) ?? [];
    return !(existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8').includes(name));
  });
  expect(gone).toEqual([]);
});

it('can be read raw', () => {
  expect(page).not.toMatch(/^\|/m);
  expect(faults.flatMap(({ behaviour }) => behaviour).filter((line) => line.length > 320)).toEqual([]);
});
