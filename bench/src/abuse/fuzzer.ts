/** Sends hostile requests to an API until it is told to stop, then says what they were answered: a process of its own. */
import { buildSchema } from 'graphql';
import * as v from 'valibot';
import { signIn } from '../api-process.ts';
import { type Dice, dice } from './dice.ts';
import { wildOperation } from './wild-operations.ts';
import { type WildRequest, wildCall, wildGrid, wildUpload } from './wild-requests.ts';

/** Requests under way at once. */
const atOnce = 4;

/** Failures that are told in full. */
const told = 20;

/** What ends the fuzzer's session, throttles everybody's address, or is answered without end. */
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

/** Ids of records that are there, met in answers. */
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
let isStopped = false;

async function send(chance: Dice): Promise<void> {
  const { path, headers, ...request } = nextRequest(chance);
  const cookie = chance.pick(cookies, '');
  const answer = await fetch(`${address}${path}`, { ...request, headers: { ...headers, cookie } });
  const text = await answer.text();
  statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
  if (answer.ok) remember(text);
  if (answer.status < 500 && !text.includes('"INTERNAL"')) return;
  const sent = typeof request.body === 'string' ? request.body.slice(0, 1500) : '';
  failures.push(
    `${request.method} ${path.slice(0, 200)} ${sent}\n    ${answer.status} ${text.slice(0, 300)}`,
  );
}

async function work(seed: number): Promise<void> {
  const chance = dice(seed);
  while (!isStopped)
    await send(chance).catch((error: unknown) => {
      // A request that fetch itself refuses never left; a line that broke is counted with its cause.
      const cause =
        error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
      statuses[`no answer: ${cause}`] = (statuses[`no answer: ${cause}`] ?? 0) + 1;
    });
}

process.on('message', () => {
  isStopped = true;
});
process.send?.('ready');
await Promise.all(Array.from({ length: atOnce }, (_, place) => work(place + 1)));
process.send?.({ statuses, failed: failures.length, failures: failures.slice(0, told) }, () =>
  process.exit(0),
);
