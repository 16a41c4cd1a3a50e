import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';
import { payeeAddress } from '../rentals/index.ts';

/** A payee on documents about payments: name, vendor code, address and GST/HST registration; `b` is its row. */
export const payeeOnPaper = sql`concat_ws(' · ', b.name, nullif(b.vendor_code, ''), ${payeeAddress},
  'GST/HST ' || b.gst_number)`;

/** The amounts of a line of payments: before tax, the GST or HST, and both together; `tax` is the label of the tax. */
export const amountsOfLine = (
  amount: Sql,
  gst: Sql,
  tax: Sql,
): Sql => sql`trim_scale(${amount})::text as amount,
  trim_scale(${gst})::text as gst, trim_scale(${amount} + ${gst})::text as total, ${tax} as tax`;

/** The label of the tax on a payment; `p` is its row. */
export const taxOfPayment = sql`coalesce(p.gst_tax, 'GST/HST')`;

const wordSchema = v.object({ tax: v.string() });

/**
 * The label of the tax on several lines of payments: its code if all lines have the same; undefined if none has tax.
 */
export async function taxWord(db: Db, lines: Sql): Promise<string | undefined> {
  const { rows } =
    await sql`select distinct line.tax from (${lines}) line where line.gst <> '0' limit 2`.execute(
      db.withoutPlugins(),
    );
  const [first, other] = rows.map((row) => v.parse(wordSchema, row).tax);
  return other === undefined ? first : 'GST/HST';
}
