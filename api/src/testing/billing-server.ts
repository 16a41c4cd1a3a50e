import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type BillingDesk, billingDesk } from './billing-calls.ts';
import { startTestServer, type TestServer } from './test-server.ts';

interface BillingServer {
  readonly server: TestServer;
  /** The people in the broker's company who enter, approve and bill time. */
  readonly desk: BillingDesk;
}

interface BillingServerOptions {
  /** Whether files are stored, in a folder that is deleted together with the server. */
  readonly keepsFiles?: boolean;
}

/** A server for a test file on time and money: started before the first test, stopped after the last. */
export function billingServer({ keepsFiles = false }: BillingServerOptions = {}): () => BillingServer {
  const dataFolder = keepsFiles ? mkdtempSync(join(tmpdir(), 'rightway-billing-')) : undefined;
  let started: BillingServer | undefined;
  beforeAll(async () => {
    const server = await startTestServer(dataFolder === undefined ? {} : { dataFolder });
    started = { server, desk: await billingDesk(server) };
  });
  afterAll(async () => {
    await started?.server.stop();
    if (dataFolder !== undefined) rmSync(dataFolder, { recursive: true });
  });
  return () => {
    if (!started) throw new Error('The server starts before the tests.');
    return started;
  };
}
