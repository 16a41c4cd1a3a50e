import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi } from './api-process.ts';
import { atEmptyPlace } from './empty-place.ts';
import { hostileService } from './turns/hostile-service.ts';
import { measureTurns } from './turns/measure-turns.ts';
import { withTurnProbe } from './turns/probed-api.ts';
import { type DatabaseKind, printTurns } from './turns/turn-table.ts';

/** Benchmarks of turns: on both databases, or on one of them. */
export const turnsNames = ['turns', 'turns-embedded', 'turns-postgresql'] as const;

export type TurnsName = (typeof turnsNames)[number];

async function on(kind: DatabaseKind, only: RegExp, database: Readonly<Record<string, string>>) {
  const service = await hostileService();
  const environment = { ...withTurnProbe, ...database, DEMO: 'true', MAP_PRIVATE_HOSTS: service.host };
  const api = await startApi(environment, 'admin@rightway.test');
  try {
    return printTurns(kind, await measureTurns({ api, host: service.host, only }));
  } finally {
    await api.stop();
    service.stop();
  }
}

async function onEmbedded(only: RegExp): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'rightway-turns-'));
  try {
    return await on('embedded', only, { DATABASE_URL: '', DATA_FOLDER: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The longest time without a turn of the event loop while each call's largest input is sent. `only` names the calls and
 * inputs that are measured, to look at one of them again by itself.
 */
export async function turns(name: TurnsName, only: RegExp): Promise<boolean> {
  const held: boolean[] = [];
  if (name !== 'turns-postgresql') held.push(await onEmbedded(only));
  if (name !== 'turns-embedded')
    held.push(
      await atEmptyPlace('turns', ({ url, folder }) =>
        on('PostgreSQL', only, { DATABASE_URL: url, DATA_FOLDER: folder }),
      ),
    );
  return !held.includes(false);
}
