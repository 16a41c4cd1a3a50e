import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './suite.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

it('the page of the configuration lists every variable that the API reads, and no other', () => {
  const declared = [...read('api/src/platform/config/config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): v\./gm)];
  const rows = read('docs/configuration.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  // A row names variables in its first cell; the second one names those that only count beside it.
  const listed = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z0-9_]+/g) ?? []);
  const named = new Set(rows.flatMap((row) => row.match(/[A-Z][A-Z0-9_]+/g) ?? []));
  const variables = declared.map(([, name = '']) => name);
  expect(variables.length).toBeGreaterThan(40);
  expect(variables.filter((name) => !named.has(name))).toEqual([]);
  expect(listed.filter((name) => !variables.includes(name))).toEqual([]);
});
