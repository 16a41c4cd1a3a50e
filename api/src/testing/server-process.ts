import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { type Database, openFolder, pgliteExtensions } from '../platform/db/database.ts';
import type {} from './templates.ts';
import { openDemoDatabase } from './test-database.ts';

/** A database that a server process may open, and that tests can read after the process has ended. */
export interface DatabasePlace {
  /** Whether a starting server knows that no other server uses its folder. */
  readonly isAlone: boolean;
  readonly environment: Readonly<Record<string, string>>;
  /** Opens the database while no server uses it. */
  readonly look: <T>(use: (database: Database) => Promise<T>) => Promise<T>;
  readonly stop: () => Promise<void>;
}

/** A database with the demo, either embedded below `folder` or on the server of the tests. */
export async function demoPlace(folder: string): Promise<DatabasePlace> {
  if (process.env['TEST_DATABASE_URL']) {
    const database = await openDemoDatabase();
    const { connectionString = '' } = database.pool.options;
    return {
      isAlone: false,
      environment: { DATABASE_URL: connectionString },
      look: (use) => use(database),
      stop: database.close,
    };
  }
  const loadDataDir = new Blob([readFileSync(inject('templates').demo)]);
  const pglite = await PGlite.create(join(folder, 'pg'), { extensions: pgliteExtensions, loadDataDir });
  await pglite.close();
  return {
    isAlone: true,
    environment: {},
    look: async (use) => {
      const database = await openFolder(folder);
      try {
        return await use(database);
      } finally {
        await database.close();
      }
    },
    stop: async () => {},
  };
}

export interface ServerProcess {
  readonly address: string;
  readonly child: ChildProcess;
  /** Returns the exit code, and the seconds between `signal` and the exit. */
  readonly stop: (
    signal: NodeJS.Signals,
  ) => Promise<{ readonly code: number | null; readonly seconds: number }>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

const patience = 300_000;

/** Starts the server as `npm start` does, in a process of its own, and waits until it answers. */
export async function startServerProcess(
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [fileURLToPath(new URL('../main.ts', import.meta.url))], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_FOLDER: folder,
      LOG_LEVEL: 'silent',
      ...environment,
    },
  });
  const ended = once(child, 'exit');
  const address = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${address}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const end = performance.now() + patience; !(await isUp()); ) {
    if (performance.now() > end || child.exitCode !== null) throw new Error('The server does not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    address,
    child,
    stop: async (signal) => {
      const began = performance.now();
      child.kill(signal);
      const [code] = await ended;
      return { code, seconds: (performance.now() - began) / 1000 };
    },
  };
}
