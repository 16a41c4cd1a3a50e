/** `npm run tables`: rewrites the types of the stored tables after a migration has changed them. */
import { writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { openPglite, pgliteExtensions } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { storedTables, storedTablesFile } from './stored-tables.ts';

const database = openPglite(await PGlite.create({ extensions: pgliteExtensions }));
try {
  await migrate(database.pool);
  writeFileSync(storedTablesFile, await storedTables(database.pool));
} finally {
  await database.close();
}
