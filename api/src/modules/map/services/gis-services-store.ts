import { sql } from 'kysely';
import { serviceTypes } from 'shared-contracts/map';
import * as v from 'valibot';
import type { Db } from '../../../platform/db/database.ts';
import type { ServicePlace } from './tile-address.ts';

const text = v.nullable(v.string());
const serviceSchema = v.object({
  type: v.picklist(serviceTypes),
  url: v.string(),
  layer: text,
  token: text,
  id: v.string(),
  revision: v.number(),
});

/** A map service with what the server needs to query it, including its token, which stays on the server. */
export interface QueriedService extends ServicePlace {
  readonly id: string;
  readonly revision: number;
}

/** An active map service; undefined if it does not exist. */
export async function activeService(db: Db, id: string): Promise<QueriedService | undefined> {
  const { rows } = await sql`select service_type as type, url, layer, token, id, revision from gis_service
    where id = ${id} and is_active`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(serviceSchema, row))[0];
}

/** The addresses of all active map services. */
export async function activeAddresses(db: Db): Promise<readonly string[]> {
  const { rows } = await sql`select url from gis_service where is_active`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(v.object({ url: v.string() }), row).url);
}
