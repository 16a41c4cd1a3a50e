import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areaNames, contractVersion } from 'shared-contracts/area';
import { reportTypes } from 'shared-contracts/forms';
import { rolloutNames } from 'shared-contracts/rollout';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from './platform/config/config.ts';
import type { Database } from './platform/db/database.ts';
import { startServer } from './start-server.ts';
import { readOutbox } from './testing/outbox.ts';
import { openTestDatabase } from './testing/test-database.ts';

const copies = 4;

async function freePorts(): Promise<number[]> {
  const servers = Array.from({ length: copies }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

const answerOf = async (address: string) => (await fetch(`${address}/api/health`)).json();

let folder: string;
let database: Database;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rightway-together-'));
  database = await openTestDatabase();
});

afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts several copies at the same moment on the empty database, calls `look`, and stops them. */
async function startTogether(environment: Record<string, string>, look: () => Promise<void>): Promise<void> {
  const ports = await freePorts();
  const started = await Promise.allSettled(
    ports.map((port) =>
      startServer(
        readConfig({
          LOG_LEVEL: 'silent',
          HOST: '127.0.0.1',
          PORT: String(port),
          DATA_FOLDER: folder,
          DATABASE_URL: database.pool.options.connectionString,
          ...environment,
        }),
      ),
    ),
  );
  try {
    expect(started.filter(({ status }) => status === 'rejected')).toEqual([]);
    for (const port of ports)
      expect(await answerOf(`http://127.0.0.1:${port}`)).toMatchObject({ ready: true });
    await look();
  } finally {
    for (const one of started) if (one.status === 'fulfilled') await one.value();
  }
}

const count = async (rows: string): Promise<number> =>
  (await database.pool.query(`select count(*)::int as count from ${rows}`)).rows[0].count;

describe('four copies that start at once on an empty database', () => {
  it('invite one administrator, and register each release, flag, area and report once', async () => {
    const releases = areaNames.map((area) => ({
      area,
      version: '1.0.0',
      contractVersion,
      path: '1.0.0/mf-manifest.json',
      integrity: null,
    }));
    const file = join(folder, 'releases.json');
    writeFileSync(file, JSON.stringify(releases));
    await startTogether({ ADMIN_EMAIL: 'boss@example.ca', RELEASES_FILE: file }, async () => {
      expect(await count('company')).toBe(1);
      expect(await count(`app_user where email = 'boss@example.ca'`)).toBe(1);
      expect(await count('app_user where is_system_administrator')).toBe(1);
      await vi.waitFor(async () => expect(await count('mail_job')).toBe(0), { timeout: 300_000 });
      expect(await readOutbox(join(folder, 'outbox'), 'boss@example.ca')).toHaveLength(1);
      expect(await count('release')).toBe(areaNames.length);
      expect(await count(`rollout_change where event = 'promoted'`)).toBe(areaNames.length);
      expect(await count(`area_rollout where stable_version = '1.0.0'`)).toBe(areaNames.length);
      expect(await count('rollout_rule')).toBe(rolloutNames.length);
      expect(await count('report_type')).toBe(Object.keys(reportTypes).length);
    });
  });
});
