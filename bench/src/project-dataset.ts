import type { Pool } from 'pg';
import { type Dataset, openKept } from './kept-database.ts';

/** A project that all of the records belong to, and one with ten of each kind. */
export const bigProject = '0b6d6f0a-be9c-4c00-9a00-000000000001';
export const smallProject = '0b6d6f0a-be9c-4c00-9a00-000000000002';

/** Number of rows of each kind in the big project, and of members and revisions that a save changes. */
export const sizes = { agreements: 1000, communications: 2500, documents: 500, rows: 100 } as const;

async function fillProject(pool: Pool, id: string, size: typeof sizes | Record<keyof typeof sizes, number>) {
  const rightway = `(select id from company where code = 'RLS')`;
  await pool.query(
    `insert into surface_project (id, description, owner_id, broker_id, operator_id, area_id, project_type_id,
      geometry, created_on, last_modified_on)
     select $1, 'Bench ' || $2::int, owner_id, broker_id, operator_id, area_id, project_type_id, geometry, now(), now()
     from surface_project where broker_id = ${rightway} and owner_id = ${rightway} order by id limit 1`,
    [id, size.agreements],
  );
  await pool.query(
    `insert into agreement (id, surface_project_id, sequence, name, consent_received_date)
     select md5($1 || 'agreement' || n)::uuid, $1::uuid, n, 'Agreement ' || n,
       case when n % 2 = 0 then date '2026-01-01' + n % 300 end from generate_series(1, $2::int) n`,
    [id, size.agreements],
  );
  await pool.query(
    `insert into communication (id, surface_project_id, date, comments, source, owner_id)
     select md5($1 || 'communication' || n)::uuid, $1::uuid, date '2026-11-01' - n % 900, 'Called about the survey.',
       'Project', ${rightway} from generate_series(1, $2::int) n`,
    [id, size.communications],
  );
  await pool.query(
    `insert into related_document (id, surface_project_id, name, type, owner_id, last_modified_on, uploaded_date,
       parent_type, is_url_link, url)
     select md5($1 || 'document' || n)::uuid, $1::uuid, 'Plan ' || n, 'Url', ${rightway}, now(), now(), 'Project', true,
       'https://example.ca/' || n from generate_series(1, $2::int) n`,
    [id, size.documents],
  );
  await pool.query(
    `insert into obligation (id, surface_project_id, sequence, obligation_type_id, description, due_date)
     select md5($1 || 'obligation' || n)::uuid, $1::uuid, n, (select id from obligation_type order by id limit 1),
       'Report ' || n, date '2026-12-01' + n from generate_series(1, $2::int) n`,
    [id, size.rows],
  );
  await pool.query(
    `insert into member (id, surface_project_id, sequence, business_associate_id, project_access)
     select md5($1 || 'member' || n)::uuid, $1::uuid, n, b.id, 'View'
     from (select id, row_number() over (order by id) as n from business_associate limit $2::int) b`,
    [id, size.rows],
  );
  await pool.query(
    `insert into project_revision (id, surface_project_id, sequence, date, details)
     select md5($1 || 'revision' || n)::uuid, $1::uuid, n, date '2026-01-01' + n, 'Moved ' || n
     from generate_series(1, $2::int) n`,
    [id, size.rows],
  );
}

async function fill(pool: Pool): Promise<void> {
  await fillProject(pool, bigProject, sizes);
  await fillProject(pool, smallProject, { agreements: 10, communications: 10, documents: 10, rows: 10 });
}

/** The demo on PostgreSQL with both projects. */
export const openProjects = (): Promise<Dataset> =>
  openKept({ name: 'project', holds: 'two projects, one of a thousand agreements', fill });
