import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import * as v from 'valibot';
import { asInImage } from './abuse/memory.ts';
import { type ApiProcess, signIn, startApi } from './api-process.ts';
import { graphql } from './ask-graphql.ts';
import { openKept } from './kept-database.ts';
import { report } from './report.ts';
import { watched } from './watched-memory.ts';

/** Leases with rents due in one month, each with two owners and two heads of compensation. */
const leases = 10_000;

/** Seconds and megabytes that a run of them may take. */
const bars = { seconds: 10, megabytes: 300 } as const;

const month = '2031-03-01';

async function fill(pool: Pool): Promise<void> {
  await pool.query('update compensation set is_annual = false');
  await pool.query(
    `insert into agreement (id, surface_project_id, sequence, agreement_number, name, effective_date)
     select md5('bench lease ' || n)::uuid, p.id, 100000 + n, 'RENT-' || n, 'Lease ' || n, date '2020-03-01' + n % 28
     from generate_series(1, $1::int) n
     join (select p.id, row_number() over (order by p.id) as place, count(*) over () as all_of from surface_project p
       join company c on c.id = p.operator_id where c.code = 'NFE' and not p.is_archived) p on p.place = 1 + n % p.all_of`,
    [leases],
  );
  await pool.query(
    `insert into landowner (id, agreement_id, sequence, business_associate_id, interest_fraction_numerator,
       interest_fraction_denominator)
     select gen_random_uuid(), md5('bench lease ' || n)::uuid, k, b.id, 1, 2
     from generate_series(1, $1::int) n cross join generate_series(1, 2) k
     join (select id, row_number() over (order by id) as place, count(*) over () as all_of from business_associate) b
       on b.place = 1 + (n * 2 + k) % b.all_of`,
    [leases],
  );
  await pool.query(
    `insert into compensation (id, agreement_id, sequence, compensation_type_id, amount, is_annual)
     select gen_random_uuid(), md5('bench lease ' || n)::uuid, k, t.id, 1000 + n % 700 + 0.01 * k, true
     from generate_series(1, $1::int) n cross join generate_series(1, 2) k
     join (select id, row_number() over (order by code) as place from compensation_type) t on t.place = k`,
    [leases],
  );
}

const runSchema = v.object({ id: v.string(), revision: v.number(), paidCount: v.number() });
const fields = '{ id revision paidCount }';

/** A run prepared by one person and approved by another one, as one piece of work. */
async function wholeRun(api: ApiProcess, approver: ApiProcess) {
  const prepared = v.parse(
    runSchema,
    await graphql(
      api,
      `mutation P($input: PrepareRentsInput!) { found: prepareRents(input: $input) ${fields} }`,
      {
        input: { id: randomUUID(), month },
      },
    ),
  );
  const { id, revision } = prepared;
  await graphql(
    approver,
    `mutation A($id: ID!, $revision: Int!) { found: approveRents(id: $id, revision: $revision) ${fields} }`,
    { id, revision },
  );
  return prepared;
}

/**
 * Takes runs of the month back that somebody ended before the benchmark did: their rents are paid, and no other run could
 * pay them.
 */
async function freeMonth(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    await pool.query(
      `delete from agreement_payment p using rent r join rent_run n on n.id = r.rent_run_id
       where p.rent_id = r.id and n.month = $1`,
      [month],
    );
    await pool.query('delete from rent_run where month = $1', [month]);
  } finally {
    await pool.end();
  }
}

/** The cost of a run of 10,000 rents from the request to the payments: time and additional memory. */
export async function rents(): Promise<boolean> {
  const { url, server } = await openKept({ name: 'rents', holds: `${leases} leases`, fill });
  try {
    await freeMonth(url);
    const environment = { DATABASE_URL: url, NODE_OPTIONS: asInImage };
    const api = await startApi(environment, 'operator@rightway.test');
    const approver = { ...api, cookie: await signIn(api.address, 'approver@rightway.test') };
    const { result, milliseconds, megabytes } = await watched(api.pid, () => wholeRun(api, approver));
    // The next time begins with nothing paid.
    await graphql(
      api,
      `mutation T($id: ID!, $revision: Int!) {
        found: takeBackRents(id: $id, revision: $revision, reason: "Measured") ${fields} }`,
      { id: result.id, revision: result.revision + 1 },
    );
    await api.stop();
    if (result.paidCount < leases) throw new Error(`The run pays ${result.paidCount} rents.`);
    const seconds = milliseconds / 1000;
    return [
      report(`rents: ${result.paidCount} rents prepared and approved`, 's, beside the bar', { most: 1 }, [
        { name: 'run', ours: seconds, peer: bars.seconds, ratio: seconds / bars.seconds },
      ]),
      report('rents: memory', 'MB beyond what was held before', { most: 1 }, [
        { name: 'run', ours: megabytes, peer: bars.megabytes, ratio: megabytes / bars.megabytes },
      ]),
    ].every(Boolean);
  } finally {
    server.stop();
  }
}
