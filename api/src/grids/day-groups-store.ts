import { sql } from 'kysely';
import { dayAfter } from 'shared-contracts/days';
import * as v from 'valibot';
import type { Db } from '../platform/db/database.ts';
import { dayIn, dayStart } from '../platform/server/zoned-days.ts';
import type { Sql } from '../records/reading/record-mapping.ts';

/** Days that moments are grouped by, the first one, and the moments at which each begins. */
export interface DayGroups {
  readonly days: readonly string[];
  readonly starts: readonly Date[];
}

/** Most days from the first to the last moment: a century; later moments are with the last of them. */
const mostDays = 36_600;

const spanSchema = v.object({ first: v.nullable(v.date()), last: v.nullable(v.date()) });

/**
 * The days in a time zone on which moments lie. `matching` is `from …` with the moments in the column `"group"`. The days
 * are worked out here, because a filter by one of them is too: a database may know other rules of a zone.
 */
export async function dayGroupsOf(db: Db, matching: Sql, zone: string): Promise<DayGroups> {
  const { rows } = await sql`select min("group") as first, max("group") as last ${matching}`.execute(
    db.withoutPlugins(),
  );
  const { first, last } = v.parse(spanSchema, rows[0]);
  const days: string[] = [];
  const starts: Date[] = [];
  if (!first || !last) return { days, starts };
  const end = dayIn(zone, last);
  for (let day = dayIn(zone, first); day <= end && days.length < mostDays; day = dayAfter(day)) {
    const start = dayStart(day, zone);
    if (!start) break;
    days.push(day);
    starts.push(start);
  }
  return { days, starts };
}

/** The place of a moment's day among the days, from 1; null without a moment. */
export const placeOfDay = ({ starts }: DayGroups, moment: Sql): Sql =>
  sql`width_bucket(${moment}, ${starts.map((start) => start.toISOString())}::timestamptz[])`;
