import { describe, expect, it } from 'vitest';
import { runningServer } from '../../testing/running-server.ts';
import { deepestBody, nestsDeeper } from './json-depth.ts';

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
  expect(nestsDeeper(text, most)).toBe(isDeeper);
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
