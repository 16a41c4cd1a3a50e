/**
 * `npm run migrate`: brings the database of DATABASE_URL or DATA_FOLDER up to date. `--check` only lists what is
 * missing.
 */
import { bringUpToDate } from './bring-up-to-date.ts';
import { readConfig } from './platform/config/config.ts';
import { openFolder, openServer } from './platform/db/database.ts';
import { pendingMigrations } from './platform/db/migrate.ts';
import { StartupError } from './platform/errors/startup-error.ts';

/** One connection runs the migrations, the other reads their progress. */
const connections = 2;

async function run(isCheck: boolean): Promise<number> {
  const { databaseUrl, dataFolder } = readConfig(process.env);
  const database = databaseUrl
    ? openServer(databaseUrl, connections, { longest: 0 })
    : await openFolder(dataFolder);
  try {
    const pending = await pendingMigrations(database.pool);
    for (const { name, needsStop, writesAnew, isOutside } of pending) {
      const beside = needsStop
        ? `stop the version before: it ${needsStop}`
        : 'safe beside the version before.';
      console.log(`${name}: ${isOutside ? 'builds indexes while people work; ' : ''}${beside}`);
      for (const table of writesAnew) console.log(`  People wait while it writes the table ${table}.`);
    }
    if (pending.length === 0) console.log('The database is up to date.');
    if (isCheck) return pending.length === 0 ? 0 : 1;
    await bringUpToDate(database, ({ index, phase, percent }) =>
      console.log(`  ${index || 'index'}: ${phase}${percent === null ? '' : `, ${percent} %`}`),
    );
    if (pending.length > 0) console.log(`${pending.length} migrations were run.`);
    return 0;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await run(process.argv.includes('--check'));
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 2;
}
