import { sql } from 'kysely';
import type { RecordKind } from 'shared-contracts/graphql';
import * as v from 'valibot';
import type { RecordContext } from '../../records/record-context.ts';
import { writeHistory } from '../../records/writing/history-store.ts';
import type { Moved } from './merge-store.ts';

/** A record whose history lists its owners: the rows that reference them, and the field of the history. */
interface Owned {
  readonly kind: RecordKind;
  readonly table: string;
  readonly rows: string;
  /** The column of these rows that references the record. */
  readonly column: string;
  readonly field: string;
}

const owned: readonly Owned[] = [
  { kind: 'AGREEMENT', table: 'agreement', rows: 'landowner', column: 'agreement_id', field: 'landowners' },
  { kind: 'AGREEMENT', table: 'agreement', rows: 'occupant', column: 'agreement_id', field: 'occupants' },
  { kind: 'TITLE', table: 'title', rows: 'ownership', column: 'title_id', field: 'ownerships' },
  { kind: 'INSTRUMENT', table: 'instrument', rows: 'party', column: 'instrument_id', field: 'parties' },
  { kind: 'REQUEST', table: 'request', rows: 'request', column: 'id', field: 'businessAssociate' },
  {
    kind: 'STAKEHOLDER',
    table: 'stakeholder',
    rows: 'stakeholder',
    column: 'id',
    field: 'businessAssociate',
  },
];

const fieldsSchema = v.object({ id: v.string(), fields: v.array(v.string()) });
const revisionSchema = v.object({ id: v.string(), revision: v.number() });

/**
 * Gives each record that has a different owner because of a merge, or its undo, a new revision and an entry in its
 * history.
 */
export async function noteOwners(
  within: RecordContext,
  moved: Moved,
  names: { readonly before: string; readonly after: string },
): Promise<void> {
  const { db } = within;
  for (const [kind, ways] of Map.groupBy(owned, (one) => one.kind)) {
    const selects = ways.flatMap(({ rows, column, field }) => {
      const ids = moved.filter((one) => one.table === rows).flatMap((one) => one.ids);
      return ids.length > 0
        ? [
            sql`select ${sql.ref(column)} as id, ${field}::text as field from ${sql.table(rows)}
              where id = any (${ids}::uuid[])`,
          ]
        : [];
    });
    const [{ table } = { table: '' }] = ways;
    if (selects.length === 0) continue;
    const found = await sql`select id, array_agg(distinct field) as fields
      from (${sql.join(selects, sql` union all `)}) changed group by id`.execute(db.withoutPlugins());
    const fields = new Map(
      found.rows.map((row) => v.parse(fieldsSchema, row)).map((row) => [row.id, row.fields]),
    );
    const { rows } = await sql`update ${sql.table(table)} set revision = revision + 1
      where id = any (${[...fields.keys()]}::uuid[]) returning id, revision`.execute(db.withoutPlugins());
    const entries = rows
      .map((row) => v.parse(revisionSchema, row))
      .map(({ id, revision }) => ({
        ...{ record_id: id, revision, save_id: null },
        changes: (fields.get(id) ?? []).map((field) => ({ field, ...names })),
      }));
    await writeHistory(within, kind, JSON.stringify(entries));
  }
}
