import { linesType } from 'shared-contracts/rest';
import { expect, it } from 'vitest';
import { lookedTable, recipeOf } from '../../testing/bring-calls.ts';
import { importDesk } from '../../testing/import-desk.ts';

const desk = importDesk();

/** Rows of which a save takes several pieces. */
const records = 2500;

const count = async () => {
  const { rows } = await desk.server.database.pool.query<{ n: number }>(
    `select count(*)::int as n from business_associate where name like 'Cancelqq %'`,
  );
  return rows[0]?.n;
};

/** The server on a line of its own, as a browser reaches it. */
async function line() {
  const { app } = desk.server;
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const signed = await fetch(`${address}/api/account/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'broker@rightway.test', password: 'Rightway#2026' }),
  });
  const cookie = signed.headers.get('set-cookie')?.split(';')[0] ?? '';
  return (call: string, body: unknown, signal?: AbortSignal) =>
    fetch(`${address}/api/bring-in/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: linesType, cookie },
      body: JSON.stringify(body),
      ...(signal ? { signal } : {}),
    });
}

it('a table tells how far it is, and a sender who goes away has taken back what was begun', async () => {
  const table = ['Name', ...Array.from({ length: records }, (_, at) => `Cancelqq ${at}`)].join('\n');
  const { fileId, looked } = await lookedTable(desk.broker, 'associate', table);
  const body = { fileId, recipe: recipeOf(looked) };
  const call = await line();

  const controller = new AbortController();
  const begun = await call('write', body, controller.signal);
  expect(begun.headers.get('content-type')).toContain(linesType);
  const reader = begun.body?.getReader();
  const first = new TextDecoder().decode((await reader?.read())?.value);
  expect(JSON.parse(first.split('\n')[0] ?? '')).toMatchObject({ total: 2 * records });
  controller.abort();
  // The next table of the company waits until this one has ended.
  const after = await (await call('check', body)).text();
  expect(await count()).toBe(0);
  const lines = after
    .trim()
    .split('\n')
    .map((one) => JSON.parse(one));
  expect(lines.at(-1).result.records).toMatchObject({ new: records });
  const done = lines.slice(0, -1).map((one) => one.done);
  expect(done.length).toBeGreaterThan(1);
  expect(done).toEqual(done.toSorted((one: number, other: number) => one - other));

  const refused = await (
    await call('write', { ...body, expected: { new: 1, changed: 0, unchanged: 0, failed: 0 } })
  ).text();
  expect(JSON.parse(refused.trim().split('\n').at(-1) ?? '')).toMatchObject({
    status: 400,
    body: { message: 'The table would do something else by now than what you were shown. Look at it again.' },
  });
  expect(await count()).toBe(0);
});
