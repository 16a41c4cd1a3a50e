import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { runningServer } from '../../testing/running-server.ts';
import { boundJson, deepestBody, isOvergrown, mostNames } from './json-bounds.ts';

const server = await runningServer();

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

it.each([
  ['[]', 1, false],
  ['[[]]', 1, true],
  ['[[],[],{}]', 2, false],
  ['{"a":{"b":[]}}', 2, true],
  ['"[[[["', 0, false],
  ['["\\"[[", "\\\\", []]', 2, false],
  ['["\\\\", [[]]]', 2, true],
  ['[[[', 2, true],
])('%s nests more than %i deep: %s', (text, most, isDeeper) => {
  expect(isOvergrown(text, { depth: most, names: 1 })).toBe(isDeeper);
});

it.each([
  ['{"a":1}', 1, false],
  ['{"a":1,"b":2}', 1, true],
  ['[{"a":1},{"b":2}]', 1, false],
  ['{"a":{"b":1,"c":2}}', 2, false],
  ['{"a":{"b":1},"c":2}', 1, true],
  ['{"a":":::"}', 1, false],
])('%s has an object of more names than %i: %s', (text, most, isMore) => {
  expect(isOvergrown(text, { depth: 9, names: most })).toBe(isMore);
});

const post = async (url: string, payload: string) =>
  (await server.signIn('readonly')).send({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    payload,
  });

describe('a body of lists within each other', () => {
  it.each(['/api/grids/source/agreements', '/api/graphql', '/api/account/sign-in', '/api/csp-report'])(
    'is refused by %s before it is read',
    async (path) => {
      const answer = await post(path, `{"columns":${nested(7000)}}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain('The request cannot be read.');
    },
  );

  it('is read as far as one may nest', async () => {
    const answer = await post('/api/grids/source/agreements', `{"columns":${nested(deepestBody - 1)}}`);
    expect(answer.statusCode).toBe(422);
  });
});

describe('a body with an object of more names than anybody sends', () => {
  const named = (count: number): string =>
    `{"searchCriteria":{${Array.from({ length: count }, (_, place) => `"n${place}":1`).join()}}}`;

  it('is refused before it is read', async () => {
    const answer = await post('/api/grids/source/agreements', named(mostNames + 1));
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('The request cannot be read.');
  });

  it('is read as far as one may name', async () => {
    expect((await post('/api/grids/source/agreements', named(mostNames))).statusCode).toBe(200);
  });
});

it.each([
  ['long', 200_000, ['read', 'others', 'answered']],
  ['short', 10, ['read', 'answered']],
])('others have their turn after a %s body is read, if it is long', async (_, letters, order) => {
  const app = fastify();
  const seen: string[] = [];
  app.getDefaultJsonParser = () => (_request, text, done) => {
    seen.push('read');
    setImmediate(() => seen.push('others'));
    done(null, JSON.parse(String(text)));
  };
  boundJson(app);
  app.post('/', async () => {
    seen.push('answered');
    return {};
  });
  await app.inject({ method: 'POST', url: '/', payload: { text: 'x'.repeat(letters) } });
  expect(seen.slice(0, order.length)).toEqual(order);
  await app.close();
});
