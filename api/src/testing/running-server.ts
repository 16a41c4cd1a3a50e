import { afterAll } from 'vitest';
import type { Config } from '../platform/config/config.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** The server of a test file: it starts when this is called, and stops after the last test. */
export async function runningServer(overrides: Partial<Config> = {}): Promise<TestServer> {
  const server = await startTestServer(overrides);
  afterAll(() => server.stop());
  return server;
}
