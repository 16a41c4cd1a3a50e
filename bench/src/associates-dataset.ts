import type { Pool } from 'pg';
import { type Dataset, openKept } from './kept-database.ts';

const associates = 100_000;
const communications = 1_000_000;

/** Copies of the demo's associates and their communications; values written by triggers are copied with the rows. */
async function fill(pool: Pool): Promise<void> {
  for (const table of ['business_associate', 'contact', 'phone_number', 'communication'])
    await pool.query(`alter table ${table} disable trigger user`);
  await pool.query(`insert into business_associate (id, name, address_line1, city_id, state_or_province_id, country_id,
      postal_code, is_active, uses_projects, phone_number, cell_number, email)
    select md5(b.id::text || n)::uuid, b.name || ' ' || n, b.address_line1 || ' ' || n, b.city_id,
      b.state_or_province_id, b.country_id, b.postal_code, b.is_active, b.uses_projects,
      lpad((abs(hashtext(b.id::text || n)) % 10000000000)::text, 10, '4'),
      lpad((abs(hashtext(n || b.id::text)) % 10000000000)::text, 10, '5'), n || '.' || b.email
    from business_associate b, generate_series(1, 400) n limit ${associates}`);
  await pool.query(`insert into contact (id, business_associate_id, name, email)
    select md5('contact' || b.id)::uuid, b.id, b.name, b.email from business_associate b
    where not exists (select 1 from contact c where c.business_associate_id = b.id)`);
  await pool.query(`insert into phone_number (id, contact_id, sequence, type, number)
    select md5('number' || c.id)::uuid, c.id, 1, 'Mobile', b.cell_number
    from contact c join business_associate b on b.id = c.business_associate_id
    where b.cell_number is not null and not exists (select 1 from phone_number p where p.contact_id = c.id)`);
  await pool.query(`with placed as (select id, row_number() over (order by id) as place from business_associate)
    insert into communication (id, business_associate_id, date, comments, source, owner_id, record_name)
    select md5('communication' || n)::uuid, s.id, date '2026-11-01' - n % 900, 'Called about the survey.',
      'BusinessAssociate', (select id from company where code = 'RLS'), 'Somebody'
    from generate_series(1, ${communications}) n join placed s on s.place = 1 + n % ${associates}`);
  await pool.query(`insert into communication_business_associate (communication_id, business_associate_id)
    select id, business_associate_id from communication where source = 'BusinessAssociate' on conflict do nothing`);
  for (const table of ['business_associate', 'contact', 'phone_number', 'communication'])
    await pool.query(`alter table ${table} enable trigger user`);
}

/** 100,000 associates with contacts and a million communications on PostgreSQL. */
export const openAssociates = (): Promise<Dataset> =>
  openKept({ name: 'associates', holds: 'a hundred thousand associates', fill });
