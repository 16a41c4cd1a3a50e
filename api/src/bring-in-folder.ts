import { mayBringIn } from 'shared-contracts/rights';
import { findActiveUser, findCredentials } from './accounts/sessions/user-store.ts';
import { bringSet, type SetResult, tableSet } from './modules/bring-records/index.ts';
import { recordCatalog } from './modules.ts';
import { readConfig } from './platform/config/config.ts';
import { type Database, openFolder, openServer } from './platform/db/database.ts';
import { StartupError } from './platform/errors/startup-error.ts';
import { addMailJob } from './platform/mail/mail-queue-store.ts';
import type { RecordContext } from './records/record-context.ts';

/** One connection writes; the other serves everything that happens in the meantime. */
const connections = 2;

const clock = () => new Date();

/**
 * Imports the tables of a folder in the name of a person, into a database that is already open. Throws a StartupError.
 */
export async function bringFolder(
  { db }: Pick<Database, 'db'>,
  folder: string,
  email: string,
  isRehearsal: boolean,
): Promise<readonly SetResult[]> {
  const found = await findCredentials(db, email);
  const user = found && (await findActiveUser(db, found.id));
  if (!user || !mayBringIn(user)) throw new StartupError(`${email} is nobody who may bring tables in.`);
  // Mails are stored in the database; the running server sends them.
  const mail: RecordContext['mail'] = {
    add: (within, kind, subject) => addMailJob(within, kind, subject, clock()),
    nudge: () => {},
  };
  const context = { user, db, clock, catalog: recordCatalog, mail };
  return bringSet(context, await tableSet(folder), { isRehearsal, hasAccounting: true });
}

/** The same for the database that the environment names. */
export async function bringIn(
  environment: Readonly<Record<string, string | undefined>>,
  folder: string,
  email: string,
  isRehearsal: boolean,
): Promise<readonly SetResult[]> {
  const { databaseUrl, dataFolder } = readConfig(environment);
  const database = await (databaseUrl
    ? openServer(databaseUrl, connections, { longest: 0 })
    : openFolder(dataFolder));
  try {
    return await bringFolder(database, folder, email, isRehearsal);
  } finally {
    await database.close();
  }
}
