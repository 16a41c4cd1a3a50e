import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';
import { payeeAddress } from '../rentals/index.ts';

/** How the papers of payments name a payee: vendor code, address and registration for GST; `b` is its row. */
export const payeeOnPaper = sql`concat_ws(' · ', b.name, nullif(b.vendor_code, ''), ${payeeAddress},
  'GST ' || b.gst_number)`;

/** What a line of payments comes to before tax, the GST on it, and both together. */
export const amountsOfLine = (amount: Sql, gst: Sql): Sql => sql`trim_scale(${amount})::text as amount,
  trim_scale(${gst})::text as gst, trim_scale(${amount} + ${gst})::text as total`;

/** Whether any of some lines of payments has GST. */
export async function haveGst(db: Db, lines: Sql): Promise<boolean> {
  const { rows } = await sql`select from (${lines}) line where line.gst <> '0' limit 1`.execute(db);
  return rows.length > 0;
}
