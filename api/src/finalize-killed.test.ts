import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { demoPassword } from './demo/demo-accounts.ts';
import {
  type DatabasePlace,
  demoPlace,
  type ServerProcess,
  startServerProcess,
} from './testing/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'rightway-finalize-'));
let place: DatabasePlace;
const begun: ServerProcess[] = [];

beforeAll(async () => {
  place = await demoPlace(folder);
}, 60_000);

// One that a test which failed left behind.
afterEach(() => {
  for (const { child } of begun.splice(0)) child.kill('SIGKILL');
});

afterAll(async () => {
  await place.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function signIn({ address }: ServerProcess): Promise<string> {
  const answer = await fetch(`${address}/api/account/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'invoicing@rightway.test', password: demoPassword }),
  });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

const answerSchema = v.object({ data: v.nullish(v.record(v.string(), v.unknown())) });

/** What a field named `found` answers; undefined where the server is gone or refuses. */
async function ask(
  { address }: ServerProcess,
  cookie: string,
  query: string,
  variables: object,
): Promise<unknown> {
  const answer = await fetch(`${address}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query, variables }),
  }).catch(() => undefined);
  const body: unknown = await answer?.json().catch(() => undefined);
  const parsed = v.safeParse(answerSchema, body);
  return parsed.success ? (parsed.output.data?.['found'] ?? undefined) : undefined;
}

const readySchema = v.object({
  lines: v.array(v.object({ id: v.string(), clientId: v.string(), hindrance: v.literal('READY') })),
});

it('a server that is killed while invoices are finalized leaves each with all of it or nothing, and numbers dense', async () => {
  const server = await startServerProcess(folder, place.environment);
  begun.push(server);
  const cookie = await signIn(server);
  const { lines } = v.parse(
    readySchema,
    await ask(
      server,
      cookie,
      '{ found: workInProgress(filter: { hindrances: [READY] }, first: 24) { lines { id clientId hindrance } } }',
      {},
    ),
  );
  const drafts: string[] = [];
  for (const { id: entryId, clientId } of lines) {
    const id = randomUUID();
    const input = { id, clientId, entryIds: [entryId], invoiceDate: '2031-03-31' };
    const made = await ask(
      server,
      cookie,
      'mutation D($input: InvoiceDraftInput!) { found: draftInvoice(input: $input) { id } }',
      { input },
    );
    expect(made).toEqual({ id });
    drafts.push(id);
  }
  expect(drafts.length).toBeGreaterThan(12);
  let killed: ReturnType<ServerProcess['stop']> | undefined;
  let done = 0;
  const told = await Promise.all(
    drafts.map(async (id) => {
      const isDone =
        (await ask(
          server,
          cookie,
          'mutation F($id: ID!) { found: finalizeInvoice(id: $id, revision: 1) { id } }',
          { id },
        )) !== undefined;
      done += Number(isDone);
      // The others are under way at this moment.
      if (done > 3) killed ??= server.stop('SIGKILL');
      return { id, isDone };
    }),
  );
  await killed;
  expect(killed).toBeDefined();
  const { rows } = await place.look(({ pool }) =>
    pool.query(
      `select i.id, i.status, i.number, i.series_number as place,
         (select array_agg(distinct e.status) from timesheet_entry e join invoice_line l on l.id = e.invoice_line_id
           where l.invoice_id = i.id) as time,
         (select count(*)::int from history_entry h where h.record_id = i.id) as entries,
         coalesce((select last_number from invoice_series s where s.year = 2031), 0) as last
       from invoice i where i.id = any ($1)`,
      [drafts],
    ),
  );
  const out = rows.filter(({ status }) => status === 'FINALIZED');
  expect(told.filter(({ id, isDone }) => isDone && !out.some((row) => row.id === id))).toEqual([]);
  expect(out.map((row) => row.place).toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: rows[0]?.last ?? 0 }, (_, place) => place + 1),
  );
  for (const { status, number, time, entries } of rows)
    expect([status, number !== null, time, entries]).toEqual(
      status === 'FINALIZED' ? ['FINALIZED', true, ['INVOICED'], 2] : ['PENDING', false, ['APPROVED'], 1],
    );
}, 120_000);
