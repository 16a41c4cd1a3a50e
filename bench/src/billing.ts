import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { type ApiProcess, startApi } from './api-process.ts';
import { graphql } from './ask-graphql.ts';
import { draftLines, openBilling, timeEntries } from './billing-dataset.ts';
import { type Draft, draftAsText, draftByHand } from './draft-by-hand.ts';
import { report } from './report.ts';
import { compare, inTurn } from './timing.ts';

/** What a draft of as many lines as one may bill takes at most. */
const draftMilliseconds = 400;

/** Of a day that is over, other lines are summed than by hand: those that were billed since. */
const today = new Date().toISOString().slice(0, 10);

const work = `query W { found: workInProgress(asOf: "${today}", first: 50) {
  lines { id date age personName projectName clientName work quantity unitPrice amount hindrance sentence }
  all { lineCount upTo30 upTo60 upTo90 over90 total }
  groups { groupId name lineCount upTo30 upTo60 upTo90 over90 total } hindrances { hindrance lineCount total } } }`;

/** The same in plain SQL: the sums by client, and the first page, one statement each. */
async function byHand(pool: Pool): Promise<void> {
  await pool.query(
    `select p.client_id, count(*), sum(e.amount) as total,
       sum(e.amount) filter (where date '${today}' - e.date <= 30) as up_to_30,
       sum(e.amount) filter (where date '${today}' - e.date between 31 and 60) as up_to_60,
       sum(e.amount) filter (where date '${today}' - e.date between 61 and 90) as up_to_90,
       sum(e.amount) filter (where date '${today}' - e.date > 90) as over_90
     from timesheet_entry e join company c on c.id = e.product_client_id
     left join surface_project p on p.id = e.surface_project_id
     where c.code = 'RLS' and e.status <> 'INVOICED' group by p.client_id`,
  );
  await pool.query(
    `select e.*, u.full_name, p.description, b.name from timesheet_entry e join app_user u on u.id = e.user_id
     left join surface_project p on p.id = e.surface_project_id left join business_associate b on b.id = p.client_id
     where e.product_client_id = (select id from company where code = 'RLS') and e.status <> 'INVOICED'
     order by e.date, e.id limit 51`,
  );
}

/** Drafts with as many lines as one may bill, ours and in plain SQL, with the same result; each is deleted again. */
async function drafting(api: ApiProcess, pool: Pool): Promise<boolean> {
  const { rows } = await pool.query(
    `select e.id, p.client_id as client from timesheet_entry e join surface_project p on p.id = e.surface_project_id
     where e.status = 'APPROVED' and e.rate_id is not null and e.invoice_line_id is null and p.afe_number <> ''
       and p.client_id = (select client_id from surface_project where client_id is not null order by id limit 1)
     order by e.id limit $1`,
    [draftLines],
  );
  const draft = () => ({
    ...{ id: randomUUID(), clientId: String(rows[0]?.client), invoiceDate: '2026-11-20' },
    entryIds: rows.map((row) => String(row.id)),
  });
  const drafts = new Set<string>();
  const timed = (write: (draft: Draft) => Promise<unknown>) => async () => {
    const wanted = draft();
    const start = performance.now();
    await write(wanted);
    const took = performance.now() - start;
    drafts.add(await draftAsText(pool, wanted.id));
    await graphql(api, 'mutation X($ids: [ID!]!) { found: deleteInvoices(ids: $ids) }', { ids: [wanted.id] });
    return took;
  };
  const mutation = 'mutation D($input: InvoiceDraftInput!) { found: draftInvoice(input: $input) { id } }';
  const pair = await inTurn(
    timed((wanted) => graphql(api, mutation, { input: { ...wanted, grouping: 'EachLine' } })),
    timed((wanted) => draftByHand(pool, wanted)),
    6,
  );
  if (drafts.size !== 1)
    throw new Error(`The drafts differ: ${[...drafts].map((one) => one.slice(0, 600)).join('\n')}`);
  const isQuick = report(
    `invoice-draft: ${rows.length} lines; SQL by hand in one transaction`,
    'ms, median',
    { most: 1.5 },
    [{ name: 'draft', ...pair }],
  );
  const longest = {
    name: 'draft',
    ours: pair.ours,
    peer: draftMilliseconds,
    ratio: pair.ours / draftMilliseconds,
  };
  const isInTime = report(
    `invoice-draft: ${rows.length} lines; what somebody waits for`,
    `ms, median; by ${draftMilliseconds}`,
    { most: 1 },
    [longest],
  );
  return isQuick && isInTime;
}

/** The benches of billing. */
export const billingNames = ['wip', 'invoice-draft'] as const;

async function workInProgress(api: ApiProcess, pool: Pool): Promise<boolean> {
  const pair = await compare(
    () => graphql(api, work, {}),
    () => byHand(pool),
  );
  return report(
    `wip: work in progress of ${timeEntries} lines of time; SQL by hand`,
    'ms of the first page with its sums, p95',
    { most: 1.3 },
    [{ name: 'work in progress', ...pair }],
  );
}

/** Work in progress of half a million lines of time compared with hand-written SQL, and the time of a large draft. */
export async function billing(wanted: readonly string[]): Promise<boolean> {
  const { url, server } = await openBilling();
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    const api = await startApi({ DATABASE_URL: url }, 'invoicing@rightway.test');
    const held: boolean[] = [];
    if (wanted.includes('wip')) held.push(await workInProgress(api, pool));
    if (wanted.includes('invoice-draft')) held.push(await drafting(api, pool));
    await api.stop();
    return !held.includes(false);
  } finally {
    await pool.end();
    server.stop();
  }
}
