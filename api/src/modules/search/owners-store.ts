import { sql } from 'kysely';
import type { GridSourceName } from 'shared-contracts/grids';
import { landOwnersSchema, type RecordFacts } from 'shared-contracts/search';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';

/** The maximum number of owners that the facts of one record name. */
const mostOwners = 100;

/** For each source that has owners: a select of their names and of the days on which their titles were searched. */
const ownersBySource: Partial<Record<GridSourceName, (id: string) => Sql>> = {
  parcels: (id) => sql`select coalesce(b.name, o.legal_name) as name, t.searched_date as recorded
    from title_parcel x join title t on t.id = x.title_id and t.status = 'Active'
      join ownership o on o.title_id = t.id left join business_associate b on b.id = o.business_associate_id
    where x.parcel_id = ${id}`,
  agreements: (id) => sql`select coalesce(b.name, w.legal_name) as name, (
      select max(t.searched_date) from agreement_parcel a join title_parcel x on x.parcel_id = a.parcel_id
        join title t on t.id = x.title_id and t.status = 'Active' join ownership o on o.title_id = t.id
      where a.agreement_id = w.agreement_id and o.business_associate_id = w.business_associate_id) as recorded
    from landowner w left join business_associate b on b.id = w.business_associate_id where w.agreement_id = ${id}`,
};

const rowSchema = v.object({ owners: landOwnersSchema });

/**
 * The owners of a parcel by its active titles, or of an agreement's land, in the order of their names, each with the last
 * day on which one of these titles was searched. None for other sources. The caller has checked that the person may see
 * the record; titles and associates are open to everybody who is signed in.
 */
export async function ownersOf(db: Db, source: GridSourceName, id: string): Promise<RecordFacts['owners']> {
  const owners = ownersBySource[source]?.(id);
  if (!owners) return [];
  const { rows } = await sql`select coalesce(json_agg(x), '[]') as owners from (
      select name, max(recorded)::text as "recordedOn" from (${owners}) known where name is not null
      group by name order by lower(name), name limit ${sql.lit(mostOwners)}) x`.execute(db.withoutPlugins());
  return v.parse(rowSchema, rows[0]).owners;
}
