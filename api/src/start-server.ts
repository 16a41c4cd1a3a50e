import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { healthLimits } from 'shared-contracts/rest';
import { inviteFirstAdministrator } from './accounts/onboarding/first-administrator.ts';
import { createApp } from './app.ts';
import { bringUpToDate, holdUpToDate } from './bring-up-to-date.ts';
import { newestBeat } from './delivery/health/copy-store.ts';
import { folderReleases, s3Releases } from './delivery/releases/release-files.ts';
import { registerReleases } from './delivery/releases/releases-file.ts';
import { runningShells } from './delivery/releases/running-shells.ts';
import { keepIn, seedDemo } from './demo/seed-demo.ts';
import type { Config } from './platform/config/config.ts';
import { type Database, openFolder, openServer } from './platform/db/database.ts';
import { openReplica } from './platform/db/replicas/replica.ts';
import { type ReplicaWatch, watchReplicas } from './platform/db/replicas/replica-watch.ts';
import { StartupError } from './platform/errors/startup-error.ts';
import { folderStore, unfinishedIn } from './platform/files/file-store.ts';
import { incomingIn } from './platform/files/receive-upload.ts';
import { s3Store } from './platform/files/s3-store.ts';
import { keepSwept } from './platform/files/sweep-unfinished.ts';
import { outboxTransport, smtpTransport } from './platform/mail/transport.ts';
import { systemTicks } from './platform/server/clock.ts';
import { serveMetrics } from './serve-metrics.ts';

/** How often failed mails are tried again, in milliseconds. */
const mailInterval = 5000;

/** How often a copy checks whether people must be reminded, in milliseconds. */
const reminderInterval = 15_000;

function describe(error: unknown): string {
  if (error instanceof AggregateError) return describe(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

async function openDatabase(config: Config): Promise<Database> {
  if (!config.databaseUrl) return openFolder(config.dataFolder);
  const database = openServer(config.databaseUrl, config.databasePool);
  try {
    if (await database.isReady()) return database;
    const { rows } = await database.pool.query<{ setting: string }>(
      `select current_setting('transaction_read_only') as setting`,
    );
    if (rows[0]?.setting !== 'on') return database;
  } catch (error) {
    await database.close();
    throw new StartupError(`The database in DATABASE_URL does not answer: ${describe(error)}`);
  }
  await database.close();
  throw new StartupError(
    'The database in DATABASE_URL takes no writes: it is a standby, or was made read-only.',
  );
}

/** Starts watching the configured replicas; undefined if there are none. */
function openReplicas({ replicaUrls, databasePool }: Config, { db }: Database): ReplicaWatch | undefined {
  if (replicaUrls.length === 0) return undefined;
  const replicas = replicaUrls.map((address) => openReplica(address, databasePool, newestBeat));
  return watchReplicas(db, replicas, newestBeat);
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const isInUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw new StartupError(
      isInUse
        ? `Port ${port} is in use. Stop what uses it, or set PORT.`
        : `Port ${port}: ${describe(error)}`,
    );
  }
}

/**
 * Opens the database, brings it up to date and starts to listen. Returns a function that stops everything. Throws a
 * StartupError.
 */
export async function startServer(config: Config): Promise<() => Promise<void>> {
  const database = await openDatabase(config);
  let replicas: ReplicaWatch | undefined;
  try {
    await (config.isMigrating ? bringUpToDate(database) : holdUpToDate(database));
    const filesFolder = join(config.dataFolder, 'files');
    const files = config.s3 ? s3Store(config.s3) : folderStore(filesFolder);
    const swept = [incomingIn(config.dataFolder), unfinishedIn(filesFolder)];
    // The embedded database allows only one process for its folder.
    const stopSweeping = await keepSwept(swept, database.kind === 'pglite');
    if (config.isDemo) await seedDemo(database.db, { keep: keepIn(files) });
    if (config.releasesFile) {
      const shells = await runningShells(config, () => new Date()).read();
      await registerReleases(database.db, config.releasesFile, config.remoteOrigins, shells, new Date());
    }
    replicas = openReplicas(config, database);
    const app = await createApp({
      config,
      db: database.db,
      replicas,
      isDatabaseReady: database.isReady,
      databaseKind: database.kind,
      clock: () => new Date(),
      ticks: systemTicks,
      files,
      releases:
        config.s3 && !config.releasesFolder
          ? s3Releases(config.s3)
          : folderReleases(config.releasesFolder ?? join(config.dataFolder, 'releases')),
      mailTransport: config.smtpUrl
        ? smtpTransport(config.smtpUrl, config.mailFrom)
        : outboxTransport(join(config.dataFolder, 'outbox'), config.mailFrom, () => new Date()),
    });
    const { adminEmail, adminCompany } = config;
    if (adminEmail)
      await inviteFirstAdministrator(database.db, app.mail, { email: adminEmail, company: adminCompany });
    await listen(app, config);
    const stopMetrics = await serveMetrics(config, database, replicas);
    app.mail.start(mailInterval);
    app.reminders.start(reminderInterval);
    app.beat.start(healthLimits.beat);
    return async () => {
      stopSweeping();
      await app.close();
      await stopMetrics();
      await replicas?.stop();
      await database.close();
    };
  } catch (error) {
    await replicas?.stop();
    await database.close();
    throw error;
  }
}
