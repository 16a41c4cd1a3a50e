import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type DemoName, demoPassword } from '../demo/demo-accounts.ts';
import { type DatabasePlace, demoPlace, type ServerProcess, startServerProcess } from './server-process.ts';

/** A server in a process of its own, with a person of the demo signed in. */
export interface EnteredProcess extends ServerProcess {
  readonly cookie: string;
  /** Requests a path below `api/` as the person who is signed in. */
  readonly call: (path: string, init?: RequestInit) => Promise<Response>;
  readonly post: (path: string, body: unknown) => Promise<Response>;
}

const json = { 'content-type': 'application/json' };

async function entered(server: ServerProcess, name: DemoName): Promise<EnteredProcess> {
  const answer = await fetch(`${server.address}/api/account/sign-in`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ userName: `${name}@rightway.test`, password: demoPassword }),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${server.address}/api/${path}`, { ...init, headers: { ...init.headers, cookie } });
  return {
    ...server,
    cookie,
    call,
    post: (path, body) => call(path, { method: 'POST', headers: json, body: JSON.stringify(body) }),
  };
}

/**
 * Servers in processes of their own, for test files that stop or kill them. They share one folder and one database with
 * the demo, which are removed after the last test. A process that a failed test left running is ended.
 */
export function ownProcesses(purpose: string) {
  const folder = mkdtempSync(join(tmpdir(), `rightway-${purpose}-`));
  const begun: ServerProcess[] = [];
  let place: DatabasePlace | undefined;
  beforeAll(async () => {
    place = await demoPlace(folder);
  });
  afterEach(() => {
    for (const { child } of begun.splice(0)) child.kill('SIGKILL');
  });
  afterAll(async () => {
    await place?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const placeOf = (): DatabasePlace => {
    if (!place) throw new Error('The database is made before the tests.');
    return place;
  };
  return {
    folder,
    place: placeOf,
    begin: async (name: DemoName): Promise<EnteredProcess> => {
      const server = await startServerProcess(folder, placeOf().environment);
      begun.push(server);
      return entered(server, name);
    },
  };
}
