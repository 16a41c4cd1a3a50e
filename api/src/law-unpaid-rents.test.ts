import { agreementClocks, owedRents, rentHolds } from 'shared-contracts/agreements';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clockFacts } from './modules/agreements/clock-store.ts';
import type { Database } from './platform/db/database.ts';
import { agreementFacts, answered, momentOf } from './testing/law-agreement.ts';
import { factNamed, lawCases } from './testing/law-cases.ts';
import { openDemoDatabase } from './testing/test-database.ts';

/** The cases of rents, stored in the database and read back as agreements, schedules and payments. */
const cases = lawCases('unpaid-compensation').filter((one) => factNamed(one, 'annual') !== null);
const idOf = (place: number, of = 0) =>
  `00000000-0000-4000-8000-${String(of * 10_000 + place).padStart(12, '0')}`;

let database: Database;
let found: Awaited<ReturnType<typeof clockFacts>>;

beforeAll(async () => {
  database = await openDemoDatabase();
  await database.pool.query(
    `insert into rent_run (id, product_client_id, month, status, prepared_by_id, prepared_on)
      select $1, (select c.id from company c order by c.id limit 1), '2026-05-01', 'PREPARED', id, '2026-05-01'
        from app_user order by app_user.id limit 1`,
    [idOf(0, 9)],
  );
  for (const [place, one] of cases.entries()) await store(place, one);
  found = await clockFacts(
    database.db,
    cases.map((_, place) => idOf(place)),
  );
});

afterAll(() => database.close());

/** Stores the agreement of a case with its land, its annual head of compensation, its schedule and its payments. */
async function store(place: number, one: (typeof cases)[number]): Promise<void> {
  const { pool } = database;
  const facts = agreementFacts(one, []);
  const id = idOf(place);
  const [province] = one.provinces;
  await pool.query(
    `with made as (
        insert into agreement (id, surface_project_id, sequence, name, effective_date, expiry_date)
          select $1, id, 200000 + $2, 'Rents of case ' || $2, $3, $4 from surface_project order by id limit 1),
      land as (
        insert into parcel (id, formatted_legal_description, unique_number, legal_type, rights_type, state_or_province_id)
          select $5, 'Land of case ' || $2, 'case ' || $2, 'OTHER', 'SURFACE', s.id
            from state_or_province s join country c on c.id = s.country_id where c.code = 'CA' and s.code = $6)
      insert into agreement_parcel (id, agreement_id, sequence, parcel_id) values ($7, $1, 1, $5)`,
    [id, place, facts.effectiveDate, facts.expiryDate, idOf(place, 1), province, idOf(place, 2)],
  );
  const { rents } = facts;
  const [head] = rents?.heads ?? [];
  await pool.query(
    `insert into compensation (id, agreement_id, sequence, compensation_type_id, amount, is_annual)
      select $1, $2, 1, id, $3, true from compensation_type order by id limit 1`,
    [idOf(place, 3), id, head?.amount ?? null],
  );
  await pool.query(
    `update rent_schedule set first_due_date = $2, interval_months = $3, end_date = $4, hold = $5, hold_reason = $6
      where id = $1`,
    [
      ...[id, rents?.firstDueDate, rents?.intervalMonths, rents?.endDate, rents?.hold],
      rentHolds.some((hold) => hold === rents?.hold) ? 'A reason' : null,
    ],
  );
  for (const [at, { from, amount }] of (head?.changes ?? []).entries())
    await pool.query(
      `insert into rent_rate (id, rent_schedule_id, sequence, compensation_type_id, from_date, amount)
        select $1, $2, $3, id, $4, $5 from compensation_type order by id limit 1`,
      [idOf(place * 10 + at, 4), id, at + 1, from, amount],
    );
  for (const [at, step] of facts.lifeSteps.entries())
    await pool.query(
      `insert into agreement_life_step (id, agreement_id, sequence, kind, date) values ($1, $2, $3, $4, $5)`,
      [idOf(place * 10 + at, 5), id, at + 1, step.kind, step.date],
    );
  for (const [at, payment] of facts.payments.entries()) {
    const rentId = idOf(place * 10 + at, 6);
    if (payment.isOfRun)
      await pool.query(
        `insert into rent (id, rent_run_id, agreement_id, due_date, amount, rank, is_paid, fingerprint)
          values ($1, $2, $3, $4, $5, 1, true, '')`,
        [rentId, idOf(0, 9), id, payment.dueDate, payment.amount],
      );
    await pool.query(
      `insert into agreement_payment (id, agreement_id, sequence, kind, payee_id, amount, due_date, requisitioned_date,
          paid_date, returned_date, held_date, held_reason, closing, closed_date, rent_id)
        select $1, $2, $3, $4, id, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14
          from business_associate order by id limit 1`,
      [
        ...[idOf(place * 10 + at, 7), id, at + 1, payment.kind, payment.amount, payment.dueDate],
        ...[payment.requisitionedDate, payment.paidDate, payment.returnedDate],
        ...[payment.heldDate, payment.heldDate ? 'A reason' : null],
        ...[payment.closing, payment.closing ? '2026-06-01' : null, payment.isOfRun ? rentId : null],
      ],
    );
  }
}

describe('unpaid rents, as the database has them', () => {
  it('are more than forty cases, read by one statement', () => {
    expect(cases.length).toBeGreaterThan(40);
    expect(found.byId.size).toBe(cases.length);
  });

  it.each(cases.map((one, place) => ({ ...one, place })))('$line $title', async (one) => {
    const facts = found.byId.get(idOf(one.place));
    if (!facts) throw new Error('The agreement of the case was not read.');
    const clocks = agreementClocks(facts, found.rules, { now: momentOf(one), zone: 'America/Edmonton' });
    const { actual, wanted } = answered(one, clocks);
    expect(actual).toEqual(wanted);
    // The database maintains the day that lists show: the first day ever for which no payment accounts.
    const owed = facts.rents && owedRents(facts, facts.rents, '2100-01-01');
    const { rows } = await database.pool.query<{ day: string | null }>(
      'select rent_unpaid_from::text as day from agreement where id = $1',
      [idOf(one.place)],
    );
    expect(rows[0]?.day ?? null).toBe(owed?.late[0]?.day ?? null);
  });
});
