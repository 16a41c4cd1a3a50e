import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from './platform/config/config.ts';
import { StartupError } from './platform/errors/startup-error.ts';
import { startServer } from './start-server.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rightway-start-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A port of this machine that stays in use until the server is closed. */
function takePort(): Promise<{ readonly server: Server; readonly port: number }> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({ server, port: typeof address === 'object' && address ? address.port : 0 });
    });
  });
}

const close = (server: Server) => new Promise((resolve) => server.close(resolve));

const configOf = (environment: Record<string, string>) =>
  readConfig({ LOG_LEVEL: 'silent', HOST: '127.0.0.1', DATA_FOLDER: folder, ...environment });

describe('a start', () => {
  it('that finds its port in use says which, and leaves the data folder to others', async () => {
    const { server, port } = await takePort();
    const started = startServer(configOf({ PORT: String(port) }));
    await expect(started).rejects.toThrow(
      new StartupError(`Port ${port} is in use. Stop what uses it, or set PORT.`),
    );
    expect(existsSync(join(folder, 'lock'))).toBe(false);

    await close(server);
    const stop = await startServer(configOf({ PORT: String(port) }));
    const health = await fetch(`http://127.0.0.1:${port}/api/health`);
    expect(await health.json()).toMatchObject({ ready: true, database: 'pglite' });
    expect(existsSync(join(folder, 'lock'))).toBe(true);
    await stop();
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });

  it('serves its numbers on a port of their own, of what the installation has', async () => {
    const [own, numbers] = await Promise.all([takePort(), takePort()]);
    await Promise.all([close(own.server), close(numbers.server)]);
    const token = 'a-token-of-sixteen';
    const ports = { PORT: String(own.port), METRICS_PORT: String(numbers.port) };
    const stop = await startServer(configOf({ ...ports, METRICS_TOKEN: token }));
    const ask = (headers: Record<string, string>) =>
      fetch(`http://127.0.0.1:${numbers.port}/metrics`, { headers });
    expect((await ask({})).status).toBe(401);
    const text = await (await ask({ authorization: `Bearer ${token}` })).text();
    expect(text).toMatch(/^rightway_database_up 1$/m);
    expect(text).toMatch(/^rightway_sessions 0$/m);
    expect(text).toMatch(/^rightway_backup_taken_timestamp_seconds 0$/m);
    await stop();
    await expect(ask({})).rejects.toThrow();
  });

  it('that cannot reach its database server says why', async () => {
    const started = startServer(configOf({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }));
    await expect(started).rejects.toThrow(/^The database in DATABASE_URL does not answer: .*ECONNREFUSED/);
  });

  it('that finds its embedded database damaged says what to do', async () => {
    mkdirSync(join(folder, 'pg'));
    writeFileSync(join(folder, 'pg/PG_VERSION'), 'not a version');
    const started = startServer(configOf({}));
    await expect(started).rejects.toThrow(StartupError);
    await expect(started).rejects.toThrow(
      /cannot be opened .+ Restore it from a copy, or set DATA_FOLDER\.$/,
    );
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });
});
