/**
 * Sends hostile requests to an API until it is stopped, then prints how they were answered; runs as a process of its
 * own.
 */
import { buildSchema } from 'graphql';
import * as v from 'valibot';
import { signIn } from '../api-process.ts';
import { type Dice, dice } from './dice.ts';
import { slowSenders } from './slow-senders.ts';
import { wildOperation } from './wild-operations.ts';
import { type WildRequest, wildCall, wildGrid, wildUpload } from './wild-requests.ts';

/** Number of concurrent requests. */
const atOnce = 4;

/** Number of failures that are printed in full. */
const shown = 20;

/** Calls that would end the fuzzer's session, throttle the whole address, or stream without end. */
const leftOut =
  /sign-out|sign-in|single-sign-on|request-password-reset|onboarding|security-code|set-password/;

const descriptionSchema = v.object({ paths: v.record(v.string(), v.record(v.string(), v.unknown())) });
const environment = v.parse(v.object({ ADDRESS: v.string() }), process.env);
const address = environment.ADDRESS;
const people = ['prairie@rightway.test', 'superuser@rightway.test', 'readonly@rightway.test'];
const cookies = await Promise.all(people.map((name) => signIn(address, name)));

const read = async (path: string) =>
  (await fetch(`${address}${path}`, { headers: { cookie: cookies[0] ?? '' } })).text();
const schema = buildSchema(await read('/api/schema.graphql'));
const { paths } = v.parse(descriptionSchema, JSON.parse(await read('/api/openapi.json')));
const calls: readonly WildRequest[] = Object.entries(paths).flatMap(([path, methods]) =>
  leftOut.test(path) ? [] : Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
);

/** Ids of existing records, collected from answers. */
const ids: string[] = [];
const keptIds = 500;

function remember(text: string): void {
  for (const [id] of text.slice(0, 5000).matchAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g))
    if (ids.length < keptIds) ids.push(id);
}

function nextRequest(chance: Dice): WildRequest {
  const kind = chance.below(10);
  if (kind < 4)
    return {
      method: 'POST',
      path: '/api/graphql',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wildOperation(chance, schema, ids)),
    };
  if (kind < 7) return wildGrid(chance);
  return kind < 9 ? wildCall(chance, calls) : wildUpload(chance);
}

const statuses: Record<string, number> = {};
const failures: string[] = [];
/** Failures by request and by answer. */
const byName: Record<string, number> = {};
let isStopped = false;

const count = (counts: Record<string, number>, name: string | number) => {
  counts[name] = (counts[name] ?? 0) + 1;
};

/** The name of a request: its operation, or its path without ids. */
function nameOf({ method, path, body }: WildRequest): string {
  const [bare = ''] = path.split('?');
  const field =
    typeof body === 'string' ? /^\{"query":"\w+ Wild[^{]*\{ (\w+)/.exec(body.slice(0, 5000))?.[1] : '';
  return `${method} ${bare.replaceAll(/[0-9a-f-]{36}|%[^/]*/g, ':id')} ${field ?? ''}`.trim();
}

/**
 * Node's errors where the server closed a connection without an answer; with any other error the request was never
 * sent.
 */
const broken = /ECONN|EPIPE|UND_ERR_SOCKET|UND_ERR_.*TIMEOUT/;

async function send(chance: Dice): Promise<void> {
  const wild = nextRequest(chance);
  const { path, headers, ...request } = wild;
  const cookie = chance.pick(cookies, '');
  const summary = `${request.method} ${path.slice(0, 200)} ${typeof request.body === 'string' ? request.body.slice(0, 1500) : ''}`;
  try {
    const answer = await fetch(`${address}${path}`, { ...request, headers: { ...headers, cookie } });
    const text = await answer.text();
    count(statuses, answer.status);
    if (answer.ok) remember(text);
    if (answer.status < 500 && !text.includes('"INTERNAL"')) return;
    count(byName, `${nameOf(wild)}: ${answer.status}`);
    failures.push(`${summary}\n    ${answer.status} ${text.slice(0, 300)}`);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
    count(statuses, `no answer: ${code}`);
    if (!broken.test(code)) return;
    count(byName, `${nameOf(wild)}: ${code}`);
    failures.push(`${summary}\n    no answer: ${code}`);
  }
}

async function work(seed: number): Promise<void> {
  const chance = dice(seed);
  while (!isStopped) await send(chance);
}

process.on('message', () => {
  isStopped = true;
});
process.send?.('ready');
const slow = slowSenders(address, cookies[0] ?? '');
await Promise.all(Array.from({ length: atOnce }, (_, place) => work(place + 1)));
const endedLines = slow.stop();
const found = { statuses, byName, endedLines, failed: failures.length, failures: failures.slice(0, shown) };
process.send?.(found, () => process.exit(0));
