import { randomUUID } from 'node:crypto';
import { owedRents } from 'shared-contracts/agreements';
import { Choices } from 'shared-contracts/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clockFacts } from './modules/agreements/clock-store.ts';
import type { Database } from './platform/db/database.ts';
import { openDemoDatabase } from './testing/test-database.ts';

// Rents at random: agreements that get heads of compensation, dated amounts, steps of their life and payments in any
// order, and lose them again. The day that lists show, which the database works out by itself, is after each step the
// first one of those that the clocks tell.

let database: Database;
let types: readonly string[];
let units: readonly string[];
let payee: string;

const query = async <T>(text: string, ...values: readonly unknown[]): Promise<readonly T[]> =>
  (await database.pool.query(text, [...values])).rows as T[];

const idsOf = async (rows: string): Promise<readonly string[]> =>
  (await query<{ id: string }>(`select id from ${rows}`)).map(({ id }) => id);

beforeAll(async () => {
  database = await openDemoDatabase();
  types = await idsOf('compensation_type order by id limit 2');
  units = await idsOf(`area_unit where code in ('ac', 'ha') order by code`);
  [payee = ''] = await idsOf('business_associate order by id limit 1');
  await query('update compensation_type set is_cost_per_area_unit = (id = $1)', types[0]);
});

afterAll(() => database.close());

/** A day that turns of months, years and leap years make odd. */
const dayOf = (choices: Choices, from: number, to: number): string =>
  `${choices.from(from, to)}-${choices.one(['01-01', '01-31', '02-28', '05-15', '08-31', '12-31'])}`;

const dollars = (choices: Choices): string =>
  choices.one(['0', '0.01', '100.01', '2400', String(choices.from(1, 999_999) / 100)]);

/** What may happen to an agreement; each takes its id, and a sequence that no row has. */
const steps: readonly ((choices: Choices, id: string, sequence: number) => Promise<unknown>)[] = [
  (choices, id, sequence) => {
    const isByArea = choices.next() < 0.5;
    return query(
      `insert into compensation (id, agreement_id, sequence, compensation_type_id, amount, is_annual, cost_per_unit,
         price_unit) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      ...[randomUUID(), id, sequence, types[isByArea ? 0 : 1]],
      ...[choices.next() < 0.9 ? dollars(choices) : null, choices.next() < 0.85],
      ...(isByArea ? [dollars(choices), choices.one<string | null>(['ac', 'ha', null])] : [null, null]),
    );
  },
  (choices, id, sequence) =>
    query(
      `insert into rent_rate (id, rent_schedule_id, sequence, compensation_type_id, from_date, amount)
         select $1, s.id, $3, $4, $5, $6 from rent_schedule s where s.id = $2
         and not exists (select from rent_rate r where r.rent_schedule_id = s.id and r.from_date = $5)`,
      ...[
        randomUUID(),
        id,
        sequence,
        types[choices.from(0, 1)],
        dayOf(choices, 2012, 2032),
        dollars(choices),
      ],
    ),
  (choices, id, sequence) => {
    const kind = choices.one(['PartialSurrender', 'PartialSurrender', 'CompensationReview', 'Surrender']);
    const area = kind === 'PartialSurrender' ? String(choices.from(2, 9)) : null;
    return query(
      `insert into agreement_life_step (id, agreement_id, sequence, kind, date, previous_area, surrendered_area)
         values ($1, $2, $3, $4, $5, $6, $7)`,
      ...[randomUUID(), id, sequence, kind, dayOf(choices, 2015, 2025), area, area && '1'],
    );
  },
  (choices, id, sequence) =>
    query(
      `insert into agreement_payment (id, agreement_id, sequence, kind, payee_id, amount, due_date)
         select $1, a.id, $3, $4, $5, $6, coalesce(a.rent_unpaid_from, $7::date) + $8::integer
         from agreement a where a.id = $2`,
      ...[randomUUID(), id, sequence, choices.one(['Annual', 'Annual', 'Annual', 'Damage']), payee],
      ...[dollars(choices), dayOf(choices, 2015, 2027), choices.one([0, 0, 0, -3, 15, 16, 182, 183])],
    ),
  (choices, id) =>
    query(
      `update rent_schedule set first_due_date = $2, interval_months = $3, end_date = $4 where id = $1`,
      ...[id, choices.next() < 0.4 ? dayOf(choices, 2014, 2026) : null, choices.one([12, 12, 6, 3, 1])],
      choices.next() < 0.3 ? dayOf(choices, 2016, 2030) : null,
    ),
  (choices, id) =>
    query(
      'update agreement set effective_date = $2, expiry_date = $3, area_unit_id = $4 where id = $1',
      ...[id, dayOf(choices, 2014, 2024), choices.next() < 0.3 ? dayOf(choices, 2016, 2030) : null],
      choices.one<string | undefined | null>([units[0], units[1], null]),
    ),
  (choices, id) =>
    query(
      `update agreement_payment set amount = $2, due_date = $3, closing = $4, closed_date = $5
         where id = (select id from agreement_payment where agreement_id = $1 order by sequence limit 1)`,
      ...[id, dollars(choices), dayOf(choices, 2016, 2027)],
      ...choices.one<readonly (string | null)[]>([
        [null, null],
        ['Replaced', '2026-06-01'],
        ['Cancelled', '2026-06-01'],
      ]),
    ),
  (choices, id) => {
    const table = choices.one(['agreement_payment', 'agreement_life_step', 'compensation']);
    return query(
      `delete from ${table} where id = (select id from ${table} where agreement_id = $1 order by sequence limit 1)`,
      id,
    );
  },
];

const payment = steps[3];

it('are unpaid from the same day in the database as beside the agreement, whatever happens to them', async () => {
  const walks = Array.from({ length: 40 }, (_, seed) => ({
    ...{ seed, id: randomUUID(), choices: new Choices(seed) },
  }));
  const ids = walks.map(({ id }) => id);
  for (const { seed, id, choices } of walks)
    await query(
      `insert into agreement (id, surface_project_id, sequence, name, effective_date, area_unit_id)
         select $1, id, 300000 + $2, 'Rents at random', $3, $4 from surface_project order by id limit 1`,
      ...[id, seed, dayOf(choices, 2014, 2024), units[0]],
    );
  for (let sequence = 1; sequence <= 10; sequence += 1) {
    for (const { id, choices } of walks) {
      const step = sequence < 3 ? steps[0] : choices.next() < 0.3 ? payment : steps[choices.from(0, 7)];
      await step?.(choices, id, sequence);
    }
    const { byId } = await clockFacts(database.db, ids);
    const stored = await query<{ id: string; day: string | null }>(
      'select id, rent_unpaid_from::text as day from agreement where id = any ($1)',
      ids,
    );
    for (const { seed, id } of walks) {
      const facts = byId.get(id);
      const owed = facts?.rents && owedRents(facts, facts.rents, '2045-01-01');
      const day = stored.find((one) => one.id === id)?.day;
      expect([seed, sequence, day]).toEqual([seed, sequence, owed?.late[0]?.day ?? null]);
    }
  }
});
