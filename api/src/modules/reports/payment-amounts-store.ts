import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';
import { payeeAddress } from '../rentals/index.ts';

/** How the papers of payments name a payee: vendor code, address and registration for GST/HST; `b` is its row. */
export const payeeOnPaper = sql`concat_ws(' · ', b.name, nullif(b.vendor_code, ''), ${payeeAddress},
  'GST/HST ' || b.gst_number)`;

/**
 * What a line of payments comes to before tax, the GST or HST on it, and both together; `tax` is what
 * that is called.
 */
export const amountsOfLine = (
  amount: Sql,
  gst: Sql,
  tax: Sql,
): Sql => sql`trim_scale(${amount})::text as amount,
  trim_scale(${gst})::text as gst, trim_scale(${amount} + ${gst})::text as total, ${tax} as tax`;

/** What the tax on a payment is called; `p` is its row. */
export const taxOfPayment = sql`coalesce(p.gst_tax, 'GST/HST')`;

const wordSchema = v.object({ tax: v.string() });

/** What the tax on some lines of payments is called: its code where all have the same one; undefined where none has any. */
export async function taxWord(db: Db, lines: Sql): Promise<string | undefined> {
  const { rows } =
    await sql`select distinct line.tax from (${lines}) line where line.gst <> '0' limit 2`.execute(
      db.withoutPlugins(),
    );
  const [first, other] = rows.map((row) => v.parse(wordSchema, row).tax);
  return other === undefined ? first : 'GST/HST';
}
