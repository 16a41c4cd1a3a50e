import { parseLegalDescription } from 'shared-contracts/land-survey';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openDemoDatabase, openTestDatabase } from '../testing/test-database.ts';
import type { DemoFile } from './demo-files.ts';
import { seedDemo } from './seed-demo.ts';

let database: Database;

beforeAll(async () => {
  database = await openDemoDatabase();
});

afterAll(() => database.close());

const rows = async (sql: string) => (await database.pool.query<Record<string, never>>(sql)).rows;
const count = async (sql: string) => Number((await rows(`select count(*) as n from ${sql}`))[0]?.['n']);

/** Filled by what people do, not by the demo. */
const notSeeded = [
  'absence',
  'accounting_batch',
  'accounting_booking',
  'accounting_export',
  'accounting_export_invoice',
  'accounting_export_payment',
  'area_load',
  'associate_merge',
  'calendar_feed',
  'clock_day',
  'clock_look',
  'csp_violation',
  'deploy_token',
  'document_from_template',
  'exported_invoice',
  'exported_payment',
  'generated_document',
  'grid_view',
  'map_layer_default',
  'map_view',
  'migration',
  'not_duplicate',
  'payment_replacement',
  'persisted_operation',
  'project_presence',
  'provincial_rule_version',
  'recent_record',
  'release',
  'reminder',
  'reminder_digest',
  'reminder_way',
  'rent',
  'rent_head',
  'rent_run',
  'rent_sending',
  'rent_series',
  'rent_share',
  'rollout_change',
  'saved_over',
  'session',
];

async function tablesOf({ pool }: Database): Promise<string[]> {
  const found = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  return found.rows.map(({ name }) => name).filter((name) => !notSeeded.includes(name));
}

/** Columns that differ on every run: password hashes are salted, and a proof of delivery is stamped by the clock. */
const neverTheSame = `'{password_hash,delivery_noted_at}'::text[]`;

/** One checksum over everything in a table that can be the same on every run. */
async function checksum({ pool }: Database, table: string): Promise<string> {
  const row = `(to_jsonb(t) - ${neverTheSame})::text`;
  const found = await pool.query(
    `select md5(coalesce(string_agg(md5(${row}), '' order by md5(${row})), '')) as sum from ${table} t`,
  );
  return found.rows[0].sum;
}

describe('the demo', () => {
  it('holds a portfolio', async () => {
    expect(await count('surface_project')).toBe(60);
    expect(await count('parcel')).toBe(1500);
    expect(await count('agreement')).toBe(1000);
    expect(await count(`parcel where legal_type = 'NTS'`)).toBeGreaterThan(100);
  });

  it('fills every table', async () => {
    const empty: string[] = [];
    for (const table of await tablesOf(database)) if ((await count(table)) === 0) empty.push(table);
    // Short-lived state: no copy is running, no backup was verified, nobody deleted a row by itself, printed an invoice, is
    // signed in or signing in, tries a release, or brings documents in. Its clients pay: nothing is written off.
    expect(empty).toEqual([
      ...[
        'backup_proof',
        'deleted_row',
        'invoice_file',
        'known_browser',
        'mail_job',
        'onboarding_link',
        'server_copy',
        'sign_in_failure',
      ],
      ...['sign_on_attempt', 'tried_release', 'unpacked_file'],
    ]);
  });

  it('is the same on every machine', async () => {
    const other = await openTestDatabase();
    await migrate(other.pool);
    const files: DemoFile[] = [];
    await seedDemo(other.db, { keep: async (file) => void files.push(file) });
    for (const table of await tablesOf(database)) {
      expect([table, await checksum(other, table)]).toEqual([table, await checksum(database, table)]);
    }
    await other.close();
    const known = new Set(
      (await rows(`select encode(sha256, 'hex') as sha256 from stored_file`)).map(({ sha256 }) =>
        String(sha256),
      ),
    );
    expect(new Set(files.map(({ sha256 }) => sha256))).toEqual(known);
    expect(files.every(({ bytes }) => bytes.length > 0)).toBe(true);
  });

  it('keeps the addresses of its projects, whatever tables are added to it', async () => {
    const found = await rows(
      "select description from surface_project where id = '0b6d6f0a-5b3c-4c00-9a00-000000000036'",
    );
    expect(found).toEqual([{ description: expect.stringMatching(/ 36$/) }]);
  });

  it('has agreements in every state, and kinds of companies on its projects', async () => {
    expect(
      (
        await rows(
          'select distinct s.status from agreement a join surface_status s on s.id = a.surface_status_id order by 1',
        )
      ).map(({ status }) => status),
    ).toEqual(['Acquired', 'Contacted', 'Expired', 'Negotiating', 'Not Started', 'Refused', 'Signed']);
    for (const company of ['NFE', 'PRG']) {
      expect(
        await count(
          `surface_project p join company c on c.id = p.owner_id where c.code = '${company}' and p.broker_id is null`,
        ),
      ).toBeGreaterThanOrEqual(5);
    }
    expect(await count('surface_project where is_archived')).toBeGreaterThan(0);
  });

  it('writes its land as the survey does', async () => {
    const descriptions = (await rows('select formatted_legal_description as d from parcel')).map(({ d }) =>
      String(d),
    );
    expect(descriptions.filter((text) => parseLegalDescription(text) === undefined)).toEqual([]);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it('deals the land of a route to its agreements in order, each piece once', async () => {
    const broken = await rows(`
      with dealt as (
        select a.surface_project_id, p.unique_number,
          row_number() over (partition by a.surface_project_id order by a.sequence, r.sequence) as place,
          row_number() over (partition by a.surface_project_id order by p.unique_number) as number
        from agreement a join agreement_parcel r on r.agreement_id = a.id join parcel p on p.id = r.parcel_id)
      select surface_project_id from dealt where place <> number`);
    expect(broken).toEqual([]);
  });

  it('shares what owners hold to a whole, and adds invoices up', async () => {
    expect(
      await rows(
        'select agreement_id from landowner group by 1 having abs(sum(interest_percentage) - 100) > 0.001',
      ),
    ).toEqual([]);
    expect(
      await rows(`select i.id from invoice i join invoice_line l on l.invoice_id = i.id
        group by i.id having sum(l.amount) <> i.subtotal or i.total <> i.subtotal + i.tax
          or i.tax <> coalesce((select sum(t.amount) from invoice_tax t where t.invoice_id = i.id), 0)`),
    ).toEqual([]);
    // A series without gaps, which the next invoice continues.
    expect(
      await rows(`select s.year from invoice_series s left join invoice i
        on i.product_client_id = s.product_client_id and i.series_year = s.year
        group by s.product_client_id, s.year having count(i.id) <> s.last_number or max(i.series_number) <> s.last_number`),
    ).toEqual([]);
  });

  it('has dates that fit its states', async () => {
    expect(
      await count(`agreement a join surface_status s on s.id = a.surface_status_id
      where s.status = 'Acquired' and (a.effective_date is null or a.expiry_date < '2026-11-20')`),
    ).toBe(0);
    expect(
      await count(`agreement a join surface_status s on s.id = a.surface_status_id
      where s.status = 'Expired' and a.expiry_date >= '2026-11-20'`),
    ).toBe(0);
    expect(await count(`agreement where expiry_date between '2026-11-20' and '2027-02-18'`)).toBeGreaterThan(
      0,
    );
    expect(
      await count(`assigned_task where completed_date is null and due_date < '2026-11-20'`),
    ).toBeGreaterThan(0);
  });

  it('has terms that fit the agreements: leases of decades, some that end soon, lines without an end', async () => {
    expect(await count('agreement where expiry_date <= effective_date')).toBe(0);
    expect(await count(`agreement where expiry_date > '2040-01-01' and term in (21, 25)`)).toBeGreaterThan(0);
    expect(
      await count(`agreement a where term_unit = 'YEARS' and expiry_date is not null
      and expiry_date <> effective_date + make_interval(years => term) - interval '1 day'`),
    ).toBe(0);
    expect(
      await count(`agreement a join agreement_type t on t.id = a.agreement_type_id
      where t.code = 'ROW' and effective_date is not null and expiry_date is null`),
    ).toBeGreaterThan(0);
  });

  it('shows agreements on their whole course: signed, registered, paid or not, reviewed, changed', async () => {
    const signed = 'landowner where signed_date is not null';
    expect(
      await count(`${signed} and registered_date is not null and registration_number <> ''`),
    ).toBeGreaterThan(0);
    expect(await count(`${signed} and is_homestead and dower_consent_date is null`)).toBeGreaterThan(0);
    expect(await count('landowner where is_joint_tenant and interest_percentage is null')).toBeGreaterThan(0);
    expect(await count(`${signed} and signed_date < copy_left_at::date`)).toBe(0);
    const late = `agreement_payment where due_date < '2026-11-20' and paid_date is null`;
    expect(await count(late)).toBeGreaterThan(0);
    expect(await count('agreement_payment where returned_date > paid_date')).toBeGreaterThan(0);
    expect(
      await count(`agreement where effective_date between '2022-10-01' and '2022-11-20'`),
    ).toBeGreaterThan(0);
    expect(await count('agreement where land_agent_id is not null')).toBeGreaterThan(500);
    for (const kind of ['Amendment', 'Assignment', 'EntryNotice', 'PartialSurrender', 'Renewal'])
      expect([kind, await count(`agreement_life_step where kind = '${kind}'`)]).not.toEqual([kind, 0]);
    expect(await count('compensation where is_annual')).toBeGreaterThan(0);
  });

  it('has expenses with their receipts, some without, and weeks that tell what became of them', async () => {
    const expense = `timesheet_entry e where kind = 'Expense' and`;
    const receipt = 'exists (select 1 from related_document d where d.timesheet_entry_id = e.id)';
    expect(await count(`${expense} ${receipt}`)).toBeGreaterThan(0);
    expect(await count(`${expense} not ${receipt}`)).toBeGreaterThan(0);
    for (const decision of ['submitted', 'sentBack', 'approved'])
      expect(
        await count(
          `history_entry where record_kind = 'TIMESHEET_REVIEW' and changes @> '[{"field": "${decision}"}]'`,
        ),
      ).toBeGreaterThan(0);
  });

  it('has owners who were written down twice, so that the review of duplicates shows some', async () => {
    expect(
      await count(`business_associate a join business_associate b on b.id > a.id
        and (b.phone_number = a.phone_number or lower(b.email) = lower(a.email)) where b.name like '%, %'`),
    ).toBeGreaterThanOrEqual(3);
  });

  it('tells of attempts that reached nobody too', async () => {
    expect(await count('communication where not is_successful')).toBeGreaterThan(100);
    for (const source of ['Agreement', 'BusinessAssociate', 'Project', 'Request', 'Stakeholder']) {
      expect(await count(`communication where source = '${source}'`)).toBeGreaterThan(0);
    }
  });
});
