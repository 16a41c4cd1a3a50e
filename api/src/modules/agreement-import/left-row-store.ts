import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { turns } from '../../platform/work/take-turns.ts';
import type { LeftRow } from './left-rows.ts';

/** Rows and characters that one statement keeps. */
const keptAtOnce = { rows: 500, characters: 250_000 } as const;

/** Rows that one statement reads. */
const readAtOnce = 2000;

/** Keeps the rows that an import did not write, in their order, in the transaction that wrote the others. */
export async function keepLeftRows(db: Db, fileId: string, rows: Iterable<LeftRow>): Promise<void> {
  const turn = turns();
  let held: (LeftRow & { readonly place: number })[] = [];
  let characters = 0;
  let place = 0;
  const flush = async () => {
    const some = JSON.stringify(held);
    [held, characters] = [[], 0];
    await sql`insert into agreement_import_left_row (agreement_import_id, place, sheet, row_number, cells, reason)
      select ${fileId}::uuid, place, sheet, "rowNumber", cells, reason
      from jsonb_to_recordset(${some}::jsonb)
        as x(place int, sheet text, "rowNumber" int, cells jsonb, reason text)`.execute(db.withoutPlugins());
  };
  for (const row of rows) {
    const others = turn();
    if (others) await others;
    held.push({ ...row, place });
    place += 1;
    for (const cell of row.cells) characters += cell.length;
    if (held.length === keptAtOnce.rows || characters > keptAtOnce.characters) await flush();
  }
  if (held.length > 0) await flush();
}

const leftRowSchema = v.object({
  place: v.number(),
  sheet: v.string(),
  rowNumber: v.number(),
  cells: v.array(v.string()),
  reason: v.string(),
});

/** The rows that an import did not write, in their order, each sheet's behind its header; empty if all were written. */
export async function findLeftRows(db: Db, fileId: string): Promise<readonly LeftRow[]> {
  const found: LeftRow[] = [];
  let after = -1;
  for (;;) {
    const { rows } = await sql`select place, sheet, row_number as "rowNumber", cells, reason
      from agreement_import_left_row where agreement_import_id = ${fileId} and place > ${after}
      order by place limit ${readAtOnce}`.execute(db.withoutPlugins());
    const some = rows.map((row) => v.parse(leftRowSchema, row));
    found.push(...some);
    const last = some.at(-1);
    if (!last || some.length < readAtOnce) return found;
    after = last.place;
  }
}
