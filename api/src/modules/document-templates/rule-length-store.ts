import { sql } from 'kysely';
import type { Sql } from './tag-declaration.ts';

/**
 * How long something takes today by the rules of the provinces, the longest where several provinces have one; null where
 * none has. The provinces are those of `land`, a source of parcels `p` with its condition, otherwise that of the area of
 * `project`. Whole days are calendar days: a letter cannot say which days other calendars leave out.
 */
export const ruleLength = (
  activity: 'CopyOfAgreement' | 'Notification',
  unit: 'Days' | 'Hours',
  land: Sql,
): Sql => sql`(select max(r.length) from provincial_rule r
  where r.is_active and r.activity = ${sql.lit(activity)} and r.level is null
    and r.length_unit = ${sql.lit(unit)} and coalesce(r.calendar, 'Days') = 'Days'
    and (now() at time zone 'America/Edmonton')::date
      between coalesce(r.valid_from, '-infinity') and coalesce(r.valid_to, 'infinity')
    and r.jurisdiction_id = any (coalesce(
      (select array_agg(x.id) from (select unnest(p.province_ids) as id from ${land}) x),
      (select array[q.state_province_id] from area q where q.id = project.area_id))))`;
