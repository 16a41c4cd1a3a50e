import type { Pool } from 'pg';
import { gridSource } from 'shared-contracts/grids';
import { gridBody, type gridPage, gridRows } from './agreements-grid.ts';
import { type ApiProcess, startApi } from './api-process.ts';
import { openKept } from './kept-database.ts';
import { pageDeep } from './page-deep.ts';

const agreements = 50_000;
const each = 20;

/** A million payments of twenty years, most of them paid, some held back, closed or returned. */
async function fill(pool: Pool): Promise<void> {
  await pool.query(
    `insert into agreement (id, surface_project_id, sequence, agreement_number, name, effective_date)
     select md5('bench lease ' || n)::uuid, p.id, 100000 + n, 'RENT-' || n, 'Lease ' || n, date '2006-03-01' + n % 28
     from generate_series(1, $1::int) n
     join (select p.id, row_number() over (order by p.id) as place, count(*) over () as all_of from surface_project p
       join company c on c.id = p.operator_id where c.code = 'NFE' and not p.is_archived) p on p.place = 1 + n % p.all_of`,
    [agreements],
  );
  await pool.query(
    `insert into agreement_payment (id, agreement_id, sequence, kind, payee_id, amount, due_date, requisitioned_date,
       paid_date, returned_date, number, held_date, held_reason, closing, closed_date)
     select gen_random_uuid(), md5('bench lease ' || n)::uuid, k, 'Annual', b.id, 500 + (n * 7 + k * 13) % 4000, d.due,
       case when k < $2 then d.due - 14 end, case when k < $2 then d.due - (n + k) % 10 end,
       case when k < $2 and (n + k) % 97 = 0 then d.due + 20 end,
       'R' || (2006 + k) || '-' || lpad((n % 400)::text, 4, '0') || '-' || lpad(n::text, 5, '0'),
       case when k = $2 and n % 50 = 0 then d.due - 3 end, case when k = $2 and n % 50 = 0 then 'Title searched' end,
       case when k < $2 and (n + k) % 194 = 0 then 'Replaced' end,
       case when k < $2 and (n + k) % 194 = 0 then d.due + 30 end
     from generate_series(1, $1::int) n cross join generate_series(1, $2::int) k
     cross join lateral (select date '2006-03-01' + n % 365 + k * 365 as due) d
     join (select id, row_number() over (order by id) as place, count(*) over () as all_of from business_associate) b
       on b.place = 1 + (n * 3 + k) % b.all_of`,
    [agreements, each],
  );
}

function listOfPayments() {
  const source = gridSource('payments');
  if (!source) throw new Error('There is no grid of payments.');
  return source;
}

const { id, columns } = listOfPayments();

const shown = ['agreementAgreementNumber', 'payeeName', 'kind', 'dueDate', 'settledDate', 'amount'];

const page = async (api: ApiProcess, question: Parameters<typeof gridPage>[1]) =>
  gridRows(await api.post(`/api/grids/source/${id}`, gridBody(question, shown)));

/** Pages of a list of a million payments, by each of its sorts. */
export async function payments(): Promise<boolean> {
  const { url, server } = await openKept({ name: 'payments', holds: 'a million payments', fill });
  try {
    const api = await startApi({ DATABASE_URL: url }, 'operator@rightway.test');
    const isHeld = await pageDeep(api, '1,000,000 payments, PostgreSQL', { columns, page });
    await api.stop();
    return isHeld;
  } finally {
    server.stop();
  }
}
