import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { type EnteredProcess, ownProcesses } from './testing/own-processes.ts';
import type { ServerProcess } from './testing/server-process.ts';

const { begin, place } = ownProcesses('finalize');

const answerSchema = v.object({ data: v.nullish(v.record(v.string(), v.unknown())) });

/** The value of a field named `found` in the answer; undefined if the server is gone or refuses. */
async function ask({ post }: EnteredProcess, query: string, variables: object): Promise<unknown> {
  const answer = await post('graphql', { query, variables }).catch(() => undefined);
  const body: unknown = await answer?.json().catch(() => undefined);
  const parsed = v.safeParse(answerSchema, body);
  return parsed.success ? (parsed.output.data?.['found'] ?? undefined) : undefined;
}

const readySchema = v.object({
  lines: v.array(v.object({ id: v.string(), clientId: v.string(), hindrance: v.literal('READY') })),
});

it('a server that is killed while invoices are finalized leaves each with all of it or nothing, and numbers dense', async () => {
  const server = await begin('invoicing');
  const { lines } = v.parse(
    readySchema,
    await ask(
      server,
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
      'mutation D($input: InvoiceDraftInput!) { found: draftInvoice(input: $input) { id } }',
      { input },
    );
    expect(made).toEqual({ id });
    drafts.push(id);
  }
  expect(drafts.length).toBeGreaterThan(12);
  let killed: ReturnType<ServerProcess['stop']> | undefined;
  let done = 0;
  const outcomes = await Promise.all(
    drafts.map(async (id) => {
      const isDone =
        (await ask(server, 'mutation F($id: ID!) { found: finalizeInvoice(id: $id, revision: 1) { id } }', {
          id,
        })) !== undefined;
      done += Number(isDone);
      // At this moment, the others are still running.
      if (done > 3) killed ??= server.stop('SIGKILL');
      return { id, isDone };
    }),
  );
  await killed;
  expect(killed).toBeDefined();
  const { rows } = await place().look(({ pool }) =>
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
  expect(outcomes.filter(({ id, isDone }) => isDone && !out.some((row) => row.id === id))).toEqual([]);
  expect(out.map((row) => row.place).toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: rows[0]?.last ?? 0 }, (_, place) => place + 1),
  );
  for (const { status, number, time, entries } of rows)
    expect([status, number !== null, time, entries]).toEqual(
      status === 'FINALIZED' ? ['FINALIZED', true, ['INVOICED'], 2] : ['PENDING', false, ['APPROVED'], 1],
    );
});
