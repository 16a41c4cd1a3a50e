import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import { openServer } from '../platform/db/database.ts';
import { systemTicks } from '../platform/server/clock.ts';
import { memoryMail } from './memory-mail.ts';
import { memoryStore } from './memory-store.ts';

/** The real server on the database server at an address, with a given number of connections. */
export async function appOnDatabase(
  url: string,
  connections: number,
  overrides: Partial<Config> = {},
): Promise<FastifyInstance> {
  const { db, isReady, kind, close } = openServer(url, connections);
  const app = await createApp({
    config: { ...readConfig({ LOG_LEVEL: 'silent' }), ...overrides },
    db,
    isDatabaseReady: isReady,
    databaseKind: kind,
    clock: () => new Date(),
    ticks: systemTicks,
    files: memoryStore(),
    releases: { put: async () => {}, get: async () => undefined, remove: async () => {} },
    mailTransport: memoryMail(),
  });
  app.addHook('onClose', close);
  return app;
}

/** The real server with a database that is down: nothing listens on port 1. */
export const appWithoutDatabase = (overrides: Partial<Config> = {}): Promise<FastifyInstance> =>
  appOnDatabase('postgresql://nobody@127.0.0.1:1/none', 1, overrides);
