import type { Pool } from 'pg';
import { type Dataset, openKept } from './kept-database.ts';

/** A project that thousands must hear of, and one of twenty. */
export const largeConsultation = '0b6d6f0a-be9c-4c00-9a00-000000000003';
export const smallConsultation = '0b6d6f0a-be9c-4c00-9a00-000000000004';

/** Stakeholders of each, with ten communications each. */
export const consulted = { large: 2000, small: 20, contacts: 10 } as const;

async function fillConsultation(pool: Pool, id: string, count: number): Promise<void> {
  await pool.query(
    `insert into surface_project (id, description, owner_id, broker_id, operator_id, area_id, project_type_id,
      created_on, last_modified_on)
     select $1, 'Consultation of ' || $2::int, owner_id, broker_id, operator_id, area_id, project_type_id, now(), now()
     from surface_project where broker_id = (select id from company where code = 'RLS') order by id limit 1`,
    [id, count],
  );
  await pool.query(
    `insert into stakeholder (id, surface_project_id, sequence, business_associate_id)
     select md5($1 || 'stakeholder' || n)::uuid, $1::uuid, n, b.id
     from generate_series(1, $2::int) n
     join (select id, row_number() over (order by id) as place, count(*) over () as all_of from business_associate) b
       on b.place = 1 + n % b.all_of`,
    [id, count],
  );
  await pool.query(
    `insert into stakeholder_parcel (id, stakeholder_id, sequence, parcel_id)
     select md5($1 || 'land' || n)::uuid, md5($1 || 'stakeholder' || n)::uuid, 1, p.id
     from generate_series(1, $2::int) n
     join (select id, row_number() over (order by id) as place, count(*) over () as all_of from parcel) p
       on p.place = 1 + n % p.all_of`,
    [id, count],
  );
  await pool.query(
    `insert into communication (id, surface_project_id, stakeholder_id, date, comments, source, owner_id, step,
      delivered_date)
     select md5($1 || 'contact' || n || ' ' || c)::uuid, $1::uuid, md5($1 || 'stakeholder' || n)::uuid,
       date '2026-09-01' + c * 7, 'Called about the notice.', 'Stakeholder',
       (select id from company where code = 'RLS'), case when c = 1 then 'Notice' when c = 9 and n % 3 = 0 then 'Answer' end,
       case when c = 1 then date '2026-09-09' end
     from generate_series(1, $2::int) n, generate_series(1, $3::int) c`,
    [id, count, consulted.contacts],
  );
}

async function fill(pool: Pool): Promise<void> {
  await fillConsultation(pool, largeConsultation, consulted.large);
  await fillConsultation(pool, smallConsultation, consulted.small);
  await pool.query('analyze');
}

/** The demo on PostgreSQL with both projects. */
export const openConsultations = (): Promise<Dataset> =>
  openKept({ name: 'consultation', holds: 'two consultations, one of two thousand', fill });
