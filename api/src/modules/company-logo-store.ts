import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../platform/db/database.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { withFile } from './files/index.ts';

const logoSchema = v.object({ sha256: v.string() });

interface LogoParts {
  readonly db: Db;
  readonly files: FileStore;
  /** The data folder, for temporary files. */
  readonly folder: string;
}

/** Provides the logo of a company as a local file while `use` runs; undefined if it has none. */
export async function withLogo<T>(
  { db, files, folder }: LogoParts,
  companyId: string,
  use: (path: string | undefined) => Promise<T>,
): Promise<T> {
  const { rows } = await sql`select encode(f.sha256, 'hex') as sha256
    from company c join stored_file f on f.id = c.logo_id where c.id = ${companyId}`.execute(
    db.withoutPlugins(),
  );
  const logo = rows.map((row) => v.parse(logoSchema, row))[0];
  return logo ? withFile(files, logo.sha256, folder, use) : use(undefined);
}
