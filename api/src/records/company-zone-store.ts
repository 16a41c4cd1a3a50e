import { sql } from 'kysely';
import { landZone } from 'shared-contracts/agreements';
import { zoneSchema } from 'shared-contracts/grids';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../platform/db/database.ts';
import { dayIn } from '../platform/server/zoned-days.ts';

const placeSchema = v.object({ zone: v.nullable(v.string()), code: v.nullable(v.string()) });

/** The zone of somebody without a zone and a province. */
export const usualZone = 'America/Edmonton';

/** The zone that a company keeps its books by: the one it chose, else the one of its province. */
export async function companyZone(db: Db, companyId: string): Promise<string> {
  const { rows } = await sql`select c.time_zone as zone, (select s.code from business_associate b
        join state_or_province s on s.id = b.state_or_province_id
        where b.is_client and b.product_client_id = c.id order by b.id limit 1) as code
      from company c where c.id = ${companyId}`.execute(db.withoutPlugins());
  const [place] = rows.map((row) => v.parse(placeSchema, row));
  const chosen = v.safeParse(zoneSchema, place?.zone);
  return chosen.success ? chosen.output : (landZone(place?.code ? [{ code: place.code }] : []) ?? usualZone);
}

/** Today for a company, yyyy-MM-dd: its invoices and its work in progress use it (decision 78). */
export const companyDay = async (db: Db, companyId: string, now: Date): Promise<string> =>
  dayIn(await companyZone(db, companyId), now);

/** The zone of a person's days where no question names one: their own, else their company's; never that of UTC. */
export const personZone = async (
  db: Db,
  { timeZone, productClientId }: Pick<CurrentUser, 'timeZone' | 'productClientId'>,
): Promise<string> => timeZone ?? companyZone(db, productClientId);
