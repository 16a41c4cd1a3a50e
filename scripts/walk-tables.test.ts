import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './suite.ts';

const tables = ['000', '001', '002'] as const;

/** Id, verdict, what tried it, and how it was seen. */
const rowsOf = (table: string): readonly (readonly string[])[] =>
  readFileSync(join(root, `docs/walk/${table}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

it.each(tables)('%s says of each requirement how it was tried, or that it is open', (table) => {
  const rows = rowsOf(table);
  expect(rows.length).toBeGreaterThan(250);
  expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length);
  const wrong = rows.filter(
    ([, verdict = '', by = '', how = '', ...more]) =>
      more.length > 0 ||
      how.trim() === '' ||
      (verdict === 'open'
        ? by !== ''
        : !['holds', 'partly', 'fails'].includes(verdict) || !['hand', 'call', 'story', 'test'].includes(by)),
  );
  expect(wrong).toEqual([]);
});

it.each(tables)('%s names the files of its stories', (table) => {
  const gone = rowsOf(table).filter(
    ([, , by, how = '']) => by === 'story' && !existsSync(join(root, how.split(': ')[0] ?? '')),
  );
  expect(gone).toEqual([]);
});
