import { sql } from 'kysely';
import { landZone } from 'shared-contracts/agreements';
import { zoneSchema } from 'shared-contracts/grids';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../platform/db/database.ts';
import { dayIn } from '../platform/server/zoned-days.ts';

const placeSchema = v.object({ zone: v.nullable(v.string()), code: v.nullable(v.string()) });

/** The time zone used where neither the person nor the company's province determines one. */
export const usualZone = 'America/Edmonton';

/** The time zone of a company's books: the one that it chose, otherwise the one of its province. */
export async function companyZone(db: Db, companyId: string): Promise<string> {
  const { rows } = await sql`select c.time_zone as zone, (select s.code from business_associate b
        join state_or_province s on s.id = b.state_or_province_id
        where b.is_client and b.product_client_id = c.id order by b.id limit 1) as code
      from company c where c.id = ${companyId}`.execute(db.withoutPlugins());
  const [place] = rows.map((row) => v.parse(placeSchema, row));
  const chosen = v.safeParse(zoneSchema, place?.zone);
  return chosen.success ? chosen.output : (landZone(place?.code ? [{ code: place.code }] : []) ?? usualZone);
}

/** Today's date for a company, yyyy-MM-dd. Its invoices and its work in progress use it (decision 78). */
export const companyDay = async (db: Db, companyId: string, now: Date): Promise<string> =>
  dayIn(await companyZone(db, companyId), now);

/** The time zone for a person's days where the request names none: their own, otherwise their company's; never UTC. */
export const personZone = async (
  db: Db,
  { timeZone, productClientId }: Pick<CurrentUser, 'timeZone' | 'productClientId'>,
): Promise<string> => timeZone ?? companyZone(db, productClientId);
