import { sql } from 'kysely';
import { provincesOfDescription } from 'shared-contracts/land-survey';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { turns } from '../../platform/work/take-turns.ts';

/** The number of parcels in one statement. */
const atOnce = 1000;

const parcelSchema = v.object({ id: v.string(), text: v.string() });

/**
 * Determines the provinces of land that was stored before provinces were recorded, or by an older version: a thousand
 * parcels per statement, found with an index of their own, so that a start with nothing to do costs only one query.
 */
export async function lookAtStoredLand(db: Db): Promise<void> {
  const turn = turns();
  for (;;) {
    const { rows } = await sql`select p.id, coalesce((select string_agg(r.legal_description, '; ')
          from parcel_part r where r.parcel_id = p.id and not r.is_in_words), '') as text
        from parcel p where p.land_provinces is null order by p.id limit ${sql.lit(atOnce)}`.execute(
      db.withoutPlugins(),
    );
    if (rows.length === 0) return;
    const looked: { id: string; provinces: string }[] = [];
    for (const row of rows) {
      await turn();
      const { id, text } = v.parse(parcelSchema, row);
      looked.push({ id, provinces: provincesOfDescription(text).join(' ') });
    }
    await sql`update parcel p set land_provinces = x.provinces
      from jsonb_to_recordset(${JSON.stringify(looked)}::jsonb) as x(id uuid, provinces text)
      where p.id = x.id`.execute(db.withoutPlugins());
  }
}
