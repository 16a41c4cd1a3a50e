import type { ChildProcess } from 'node:child_process';
import * as v from 'valibot';
import { freePorts } from '../../scripts/free-port.ts';
import { answers, start, stop } from './processes.ts';

/** A running API, asked as somebody of the demo. */
export interface ApiProcess {
  readonly address: string;
  readonly cookie: string;
  readonly pid: number;
  readonly child: ChildProcess;
  /** Answer `result` of a REST call. Throw where it fails. */
  readonly get: (path: string) => Promise<unknown>;
  readonly post: (path: string, body: unknown) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

export const password = 'Rightway#2026';
const resultSchema = v.object({ result: v.unknown() });

/** Signs somebody of the demo in. Returns the session's cookie. */
export async function signIn(address: string, userName: string): Promise<string> {
  const answer = await fetch(`${address}/api/account/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password }),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (!cookie) throw new Error(`${userName} could not sign in: ${await answer.text()}`);
  return cookie;
}

/** Starts the API on a database as it runs in earnest, on a free port unless one is given, and signs somebody in. */
export async function startApi(
  environment: Readonly<Record<string, string>>,
  userName = 'broker@rightway.test',
): Promise<ApiProcess> {
  const port = Number(environment['PORT'] ?? (await freePorts(4700, 1)));
  const address = `http://127.0.0.1:${port}`;
  const child: ChildProcess = start('api/src/main.ts', {
    ...environment,
    PORT: String(port),
    LOG_LEVEL: 'warn',
  });
  await answers(`${address}/api/health`);
  const cookie = await signIn(address, userName);
  const call = async (path: string, init: RequestInit) => {
    const answer = await fetch(`${address}${path}`, init);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
    return v.parse(resultSchema, JSON.parse(text)).result;
  };
  return {
    address,
    cookie,
    pid: child.pid ?? 0,
    child,
    get: (path) => call(path, { headers: { cookie } }),
    post: (path, body) =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      }),
    stop: () => stop(child),
  };
}
