import { sql } from 'kysely';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const rowSchema = v.object({ day: v.string() });

/** Days that are named; more are of no use. */
const most = 3;

/** Days of the communications that a person's company attached the same bytes to already, the latest first. */
export async function daysOfSame(
  db: Db,
  { productClientId }: Pick<CurrentUser, 'productClientId'>,
  sha256: string,
): Promise<string[]> {
  const { rows } = await sql`select distinct c.date::text as day from stored_file f
      join related_document d on d.stored_file_id = f.id join communication c on c.id = d.communication_id
    where f.sha256 = decode(${sha256}, 'hex') and f.owner_id = ${productClientId}
    order by day desc limit ${most}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(rowSchema, row).day);
}
