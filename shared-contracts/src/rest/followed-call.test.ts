import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { followedCall } from './followed-call.ts';
import { linesType } from './lines-type.ts';
import { createRestClient } from './rest-client.ts';

afterEach(() => vi.unstubAllGlobals());

const rest = createRestClient({ basePath: '/base/', signIn: async () => {} });

/** An answer whose lines come in parts that do not end where lines do. */
const inParts = (...parts: readonly string[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
        controller.close();
      },
    }),
    { headers: { 'content-type': linesType } },
  );

async function follow(...answers: readonly Response[]) {
  const left = [...answers];
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    return left.shift() ?? Response.error();
  });
  const progress: string[] = [];
  const ended = await followedCall(
    rest,
    'work',
    {},
    {
      result: v.string(),
      onProgress: ({ done, total }) => progress.push(`${done}/${total}`),
    },
  ).catch((error: unknown) => error);
  return { ended, progress, requests };
}

it('tells progress line by line, and gives the result of the last line', async () => {
  const { ended, progress, requests } = await follow(
    inParts('{"done":1,"to', 'tal":3}\n{"done":2,"total":3}\n{"result":"mé', 'nd"}\n'),
  );
  expect([ended, progress, requests]).toEqual(['ménd', ['1/3', '2/3'], ['/base/api/work']]);
});

it('takes an answer without lines, and one after a sign-in', async () => {
  const json = () => Response.json({ result: 'done' });
  expect((await follow(json())).ended).toBe('done');
  const signedOut = Response.json({ message: 'Sign in.' }, { status: 401 });
  expect((await follow(signedOut, json())).ended).toBe('done');
});

it('rejects with the sentence of a refusal, before the lines, among them, and where they end too early', async () => {
  const body = { message: 'Look at it again.' };
  expect((await follow(Response.json(body, { status: 403 }))).ended).toMatchObject({ ...body, status: 403 });
  const late = inParts(`{"done":1,"total":2}\n${JSON.stringify({ status: 400, body })}\n`);
  expect((await follow(late)).ended).toMatchObject({ ...body, status: 400 });
  expect((await follow(inParts('{"done":1,"total":2}\n'))).ended).toMatchObject({ status: 0 });
  expect((await follow(Response.error())).ended).toMatchObject({ status: 0 });
});
