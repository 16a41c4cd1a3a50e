import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type BillingDesk, billingDesk } from './billing-calls.ts';
import { startTestServer, type TestServer } from './test-server.ts';

interface BillingServer {
  readonly server: TestServer;
  /** The people of the broker's company who type, approve and bill. */
  readonly desk: BillingDesk;
}

interface BillingServerOptions {
  /** Whether files are kept: in a folder of its own that goes with the server. */
  readonly keepsFiles?: boolean;
}

/** A server for the tests of a file on time and money: started before the first of them, stopped after the last. */
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
