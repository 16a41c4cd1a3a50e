import { Pool } from 'pg';
import type { ApiProcess } from './api-process.ts';
import { report } from './report.ts';

const query = `query Nested($project: ID!) {
  surfaceProject(id: $project) { description
    agreements(first: 50) { name
      landowners { legalName businessAssociate { name fullAddress } }
      relatedParcels { parcel { formattedLegalDescription } } } } }`;

/** Selections below each other in the query: project, agreements, landowners, associate. */
const depth = 4;
const requests = 20;

/** Statements that one nested read sends, counted by the server; the session's own lookup left out. */
export async function graphqlNested(api: ApiProcess, url: string): Promise<boolean> {
  const pool = new Pool({ connectionString: url, max: 1 });
  await pool.query('create extension if not exists pg_stat_statements');
  const { rows } = await pool.query(
    `select surface_project_id as id from agreement group by 1 having count(*) >= 50 order by 1 limit 1`,
  );
  const ask = async () => {
    const answer = await fetch(`${api.address}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: api.cookie },
      body: JSON.stringify({ query, variables: { project: rows[0].id } }),
    });
    const { data }: { data?: { surfaceProject?: { agreements: unknown[] } } } = JSON.parse(
      await answer.text(),
    );
    if (data?.surfaceProject?.agreements.length !== 50)
      throw new Error('The nested read gave no 50 agreements.');
  };
  await ask();
  await pool.query('select pg_stat_statements_reset()');
  for (let round = 0; round < requests; round += 1) await ask();
  const counted = await pool.query(
    `select coalesce(sum(calls), 0)::int as calls from pg_stat_statements
     where query not ilike '%session%' and query not ilike '%pg_stat%'`,
  );
  await pool.end();
  const statements = counted.rows[0].calls / requests;
  return report(
    'graphql-nested: project, 50 agreements, owners and parcels',
    'statements, against the depth',
    { most: 1 },
    [{ name: 'statements, depth', ours: statements, peer: depth, ratio: statements / depth }],
  );
}
