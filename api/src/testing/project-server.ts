import { afterAll, beforeAll } from 'vitest';
import { agreementParts } from './agreement-calls.ts';
import { startTestServer, type TestClient, type TestServer } from './test-server.ts';

interface ProjectServer {
  readonly server: TestServer;
  readonly broker: TestClient;
  /** Two projects of the broker's, and records that rows of a project reference. */
  readonly parts: Awaited<ReturnType<typeof agreementParts>>;
}

/** A server for a test file: started before the first test, stopped after the last. */
export function projectServer(): () => ProjectServer {
  let started: ProjectServer | undefined;
  beforeAll(async () => {
    const server = await startTestServer();
    const broker = await server.signIn('broker');
    started = { server, broker, parts: await agreementParts(server, broker) };
  });
  afterAll(() => started?.server.stop());
  return () => {
    if (!started) throw new Error('The server starts before the tests.');
    return started;
  };
}
