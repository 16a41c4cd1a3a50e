import { sql } from 'kysely';
import { documentPath } from 'shared-contracts/reports';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { hasRightsOfDocument } from '../generated-document-store.ts';

const placeSchema = v.object({ id: v.string(), name: v.string() });

/** Finished reports of a person that nobody has opened yet. */
export async function placesOfReports(db: Db, user: CurrentUser, ids: readonly string[]) {
  const { rows } = await sql`select g.id, g.file_name as name from generated_document g
    where g.id = any (${[...ids]}::uuid[]) and g.user_id = ${user.id} and g.opened_at is null
      and ${hasRightsOfDocument(user)}`.execute(db.withoutPlugins());
  return rows.map((row) => {
    const { id, name } = v.parse(placeSchema, row);
    return { id, name, projectId: null, opens: documentPath(id) };
  });
}
