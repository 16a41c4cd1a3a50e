import type { BillingDesk } from './billing-calls.ts';

/** Makes a project with an AFE number in each province, for the desk's client; returns their ids by province code. */
export async function projectsByProvince(
  desk: Pick<BillingDesk, 'query' | 'project'>,
  provinces: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const codes = [...new Set(provinces)];
  const rows = await desk.query<{ id: string }>(
    `select p.id from surface_project p join company c on c.id = p.broker_id
     where c.code = 'RLS' and not p.is_archived order by p.id limit $1`,
    codes.length,
  );
  for (const [place, code] of codes.entries())
    await desk.query(
      `with made as (insert into area (id, code, name, state_province_id)
         select gen_random_uuid(), 'CASE-' || $1::text, 'Cases', id from state_or_province where code = $1 returning id)
       update surface_project set area_id = (select id from made), client_id = $2, afe_number = 'AFE-' || $1::text
       where id = $3`,
      ...[code, desk.project.client, rows[place]?.id],
    );
  return new Map(codes.map((code, place) => [code, rows[place]?.id ?? '']));
}
