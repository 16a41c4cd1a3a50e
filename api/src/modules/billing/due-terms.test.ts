import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runningServer } from '../../testing/running-server.ts';

const server = await runningServer();

const cases = readFileSync(join(import.meta.dirname, 'due-cases.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

it.each(cases)('an invoice of %s with the terms “%s” and %s usual days is due on %s', async (...row) => {
  const [invoiced, terms, usual, due] = row;
  const { rows } = await server.database.pool.query(
    'select due_day($1::date, $2, $3::integer)::text as "due"',
    [invoiced, terms, usual === '' ? null : Number(usual)],
  );
  expect(rows).toEqual([{ due: due === '' ? null : due }]);
});

it('the longest terms are read at once', async () => {
  for (const terms of ['9 '.repeat(100), 'net '.repeat(50), '2/10 '.repeat(40), ' '.repeat(200)]) {
    const dueDay = `select due_day('2026-11-05', $1, 30)::text as "due"`;
    expect((await server.database.pool.query(dueDay, [terms])).rows).toEqual([{ due: '2026-12-05' }]);
  }
});
