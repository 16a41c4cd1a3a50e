import { second } from 'shared-contracts/limits';
import { countSessions } from './accounts/sessions/session-store.ts';
import { readFigures } from './delivery/health/figures-store.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/db/database.ts';
import type { ReplicaWatch } from './platform/db/replicas/replica-watch.ts';
import { StartupError } from './platform/errors/startup-error.ts';
import { countMetrics, type InstallationFigures } from './platform/telemetry/metrics.ts';
import { metricsServer } from './platform/telemetry/metrics-server.ts';

async function figuresOf({ db }: Database): Promise<InstallationFigures> {
  const now = new Date();
  const [figures, sessions] = await Promise.all([readFigures(db), countSessions(db, now)]);
  const { mails, oldestMail, imports, releases, backup } = figures;
  return {
    mails,
    oldestMailSeconds: oldestMail ? Math.max(0, now.getTime() - oldestMail.getTime()) / second : 0,
    imports,
    sessions,
    releases: releases.map(({ haltedAt, ...release }) => ({ ...release, isHalted: haltedAt !== null })),
    backupTaken: backup.proven ? backup.proven.takenAt.getTime() / second : 0,
    isBackupBroken: backup.failedAt !== undefined,
  };
}

/**
 * Serves the metrics of this copy on a port of their own, if the configuration names one. Without a token, it is
 * reachable only from this machine. Returns a function that stops it. Throws a StartupError.
 */
export async function serveMetrics(
  config: Config,
  database: Database,
  replicas?: ReplicaWatch,
): Promise<() => Promise<void>> {
  if (!config.metrics) return async () => {};
  const { port, token } = config.metrics;
  const metrics = countMetrics({
    isReady: database.isReady,
    readFigures: () => figuresOf(database),
    replicas: () => replicas?.states() ?? [],
  });
  const server = metricsServer(metrics, token);
  try {
    await server.listen({ port, host: token === undefined ? '127.0.0.1' : config.host });
  } catch (error) {
    metrics.stop();
    throw new StartupError(`METRICS_PORT ${port}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return async () => {
    metrics.stop();
    await server.close();
  };
}
