import { sql } from 'kysely';
import type { CommunicationParentKind } from 'shared-contracts/graphql';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';

type Named = ReadonlyMap<string, { readonly id: string }[]>;

/** The associates whom records of each kind concern: rows of a record and an associate. */
const recipients: Partial<Record<CommunicationParentKind, (ids: readonly string[]) => Sql>> = {
  Agreement: (ids) => sql`select agreement_id as id, business_associate_id as associate
    from landowner where agreement_id = any (${ids}::uuid[])`,
  Request: (ids) => sql`select id, business_associate_id as associate
    from request where id = any (${ids}::uuid[])`,
  Stakeholder: (ids) => sql`select id, business_associate_id as associate
    from stakeholder where id = any (${ids}::uuid[])`,
};

const rowSchema = v.object({ id: v.string(), associates: v.array(v.string()) });

/** With whom a contact about each record is, unless somebody is named: its owners, its grantor or the stakeholder. */
export async function usualRecipients(
  db: Db,
  source: CommunicationParentKind,
  ids: readonly string[],
): Promise<Named> {
  const from = recipients[source];
  if (!from || ids.length === 0) return new Map();
  const { rows } = await sql`select n.id, json_agg(distinct n.associate) as associates from (${from(ids)}) n
    where n.associate is not null group by n.id`.execute(db.withoutPlugins());
  return new Map(
    rows
      .map((row) => v.parse(rowSchema, row))
      .map(({ id, associates }) => [id, associates.map((associate) => ({ id: associate }))]),
  );
}
