import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import * as v from 'valibot';
import { type ApiProcess, startApi } from './api-process.ts';
import { graphql } from './ask-graphql.ts';
import { openAssociates } from './associates-dataset.ts';
import { startBare } from './bare-process.ts';
import { type Line, report } from './report.ts';
import { compare } from './timing.ts';

const typed = v.object({
  name: v.string(),
  phone: v.string(),
  email: v.string(),
  line: v.string(),
  city: v.string(),
});

type Typed = v.InferOutput<typeof typed>;

const lookUp = `query Look($input: BusinessAssociateInput!) {
  found: businessAssociateLookAlikes(input: $input) { businessAssociate { id name } evidence { kind text path } } }`;

const inputOf = ({ name, phone, email, line, city }: Typed) => ({
  id: randomUUID(),
  ...{ name, phoneNumber: phone, email, addressLine1: line, city: { id: city } },
});

/** The look-up as somebody writes it who knows the tables. */
const bareSql = `with found as (
    select b.id, b.phone_number as text from business_associate b
      where right(regexp_replace(b.phone_number, '\\D', '', 'g'), 10) = $1
    union select b.id, b.cell_number from business_associate b
      where right(regexp_replace(b.cell_number, '\\D', '', 'g'), 10) = $1
    union select c.business_associate_id, p.number from phone_number p join contact c on c.id = p.contact_id
      where right(p.digits, 10) = $1
    union select b.id, b.email from business_associate b where lower(b.email) = lower($2)
    union select c.business_associate_id, c.email from contact c where lower(c.email) = lower($2)
    union select c.business_associate_id, c.secondary_email from contact c where lower(c.secondary_email) = lower($2)
    union select b.id, b.address_line1 from business_associate b
      where lower(b.address_line1) = lower($3) and b.city_id = $4 and similarity(lower(b.name), lower($5)) >= 0.4)
  select b.id, b.name, array_agg(f.text) as texts from found f join business_associate b on b.id = f.id
  group by b.id, b.name order by count(*) desc, b.id limit 5`;

async function someTyped(pool: Pool): Promise<readonly Typed[]> {
  const { rows } = await pool.query(`select name, phone_number as phone, coalesce(email, '') as email,
      coalesce(address_line1, '') as line, city_id as city
    from business_associate where phone_number is not null and email is not null and city_id is not null
    order by md5(id::text) limit 20`);
  return rows.map((row) => v.parse(typed, row));
}

/** Relations of one associate that a merge moves. */
const relations = 1000;

/** Two associates, the second with a thousand communications. Returns both. */
async function aPair(pool: Pool): Promise<readonly [string, string]> {
  const [winner, loser] = [randomUUID(), randomUUID()];
  await pool.query(
    `insert into business_associate (id, name) values ($1, 'Bench one'), ($2, 'Bench other')`,
    [winner, loser],
  );
  await pool.query(
    `insert into communication_business_associate (communication_id, business_associate_id)
     select id, $1 from communication order by id limit $2`,
    [loser, relations],
  );
  return [winner, loser];
}

const mergeMutation = `mutation Merge($input: MergeBusinessAssociatesInput!) {
  found: mergeBusinessAssociates(input: $input) { id } }`;

/** Milliseconds of a merge of two with a thousand relations. */
async function merges(api: ApiProcess, pool: Pool, count: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < count; round += 1) {
    const [winnerId, loserId] = await aPair(pool);
    const input = { id: randomUUID(), winnerId, loserId, winnerRevision: 1, loserRevision: 1 };
    const start = performance.now();
    await graphql(api, mergeMutation, { input });
    times.push(performance.now() - start);
    await pool.query('delete from communication_business_associate where business_associate_id = $1', [
      winnerId,
    ]);
    await pool.query('delete from business_associate where id = $1', [winnerId]);
  }
  return times;
}

/** Moves a thousand rows in plain SQL, without recording the merge. */
async function bareMoves(pool: Pool, count: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < count; round += 1) {
    const [winner, loser] = await aPair(pool);
    const start = performance.now();
    await pool.query(
      'update communication_business_associate set business_associate_id = $1 where business_associate_id = $2',
      [winner, loser],
    );
    await pool.query('delete from business_associate where id = $1', [loser]);
    times.push(performance.now() - start);
    await pool.query('delete from communication_business_associate where business_associate_id = $1', [
      winner,
    ]);
    await pool.query('delete from business_associate where id = $1', [winner]);
  }
  return times;
}

const middle = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Looking for the same person among 100,000 while typing, and making two of them one. */
export async function associates(): Promise<boolean> {
  const { url, server } = await openAssociates();
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    const api = await startApi({ DATABASE_URL: url }, 'admin@rightway.test');
    const bare = await startBare(url);
    const questions = await someTyped(pool);
    let place = 0;
    const next = () => {
      place += 1;
      return questions[place % questions.length] ?? questions[0];
    };
    const ours = async () => {
      const person = next();
      return person && graphql(api, lookUp, { input: inputOf(person) });
    };
    const peer = async () => {
      const person = next();
      return (
        person && bare.rows(bareSql, [person.phone, person.email, person.line, person.city, person.name])
      );
    };
    const lines: Line[] = [{ name: 'look-up while typing', ...(await compare(ours, peer, 60)) }];
    const held = report(
      'associates: ours, SQL by hand; 100,000 associates, 1,000,000 communications, PostgreSQL',
      'ms, p95',
      { medians: 1.5, ours: 15 },
      lines,
    );
    const [merged, moved] = [middle(await merges(api, pool, 10)), middle(await bareMoves(pool, 10))];
    console.log(
      `  a merge that moves ${relations} relations: ${merged.toFixed(1)} ms; its bare moves ${moved.toFixed(1)} ms`,
    );
    await api.stop();
    await bare.stop();
    return held;
  } finally {
    await pool.end();
    server.stop();
  }
}
