import type { FastifyInstance } from 'fastify';
import { healthLimits, type SystemHealth, systemHealthSchema } from 'shared-contracts/rest';
import * as v from 'valibot';
import type { Database, Db } from '../../platform/db/database.ts';
import type { Clock } from '../../platform/server/clock.ts';
import { registerRestCall } from '../../platform/server/rest-call.ts';
import { checkOperator } from '../rollout/rollout-calls.ts';
import type { CopyBeat } from './copy-beat.ts';
import { listCopies } from './copy-store.ts';
import { type BackupHealth, readFigures } from './figures-store.ts';

interface HealthParts {
  readonly db: Db;
  readonly databaseKind: Database['kind'];
  readonly clock: Clock;
  readonly beat: CopyBeat;
  /** Number of browsers in which somebody is signed in. */
  readonly countSessions: () => Promise<number>;
}

function backupOf({ proven, failedAt }: BackupHealth): SystemHealth['backup'] {
  return {
    proven: proven
      ? { ...proven, takenAt: proven.takenAt.toISOString(), checkedAt: proven.checkedAt.toISOString() }
      : null,
    failedAt: failedAt?.toISOString() ?? null,
  };
}

async function readHealth({
  db,
  databaseKind,
  clock,
  beat,
  countSessions,
}: HealthParts): Promise<SystemHealth> {
  // The query that is needed anyway also measures how long the database takes for a short one.
  const began = performance.now();
  await beat.beat();
  const answer = performance.now() - began;
  const [figures, copies, sessions] = await Promise.all([readFigures(db), listCopies(db), countSessions()]);
  const now = clock();
  return {
    now: now.toISOString(),
    database: { kind: databaseKind, answer },
    copies: copies.map(({ figures: own, startedAt, seenAt, ...copy }) => ({
      ...copy,
      ...own,
      startedAt: startedAt.toISOString(),
      seenAt: seenAt.toISOString(),
      isThere: now.getTime() - seenAt.getTime() < healthLimits.silence,
      isThis: copy.id === beat.id,
    })),
    mails: { waiting: figures.mails, oldestAt: figures.oldestMail?.toISOString() ?? null },
    imports: figures.imports,
    sessions,
    releases: [...figures.releases],
    backup: backupOf(figures.backup),
  };
}

/**
 * `GET ~/api/rollout/health`: the state of the installation, for operators without a monitoring system of their own.
 */
export function registerHealthCalls(app: FastifyInstance, parts: HealthParts): void {
  registerRestCall(app, {
    method: 'GET',
    path: 'rollout/health',
    summary:
      'How the installation is: database, copies, queues, releases, backups; for system administrators.',
    access: 'signedIn',
    isBackground: true,
    input: v.object({}),
    result: systemHealthSchema,
    handle: ({ user }) => {
      checkOperator(user);
      return readHealth(parts);
    },
  });
}
