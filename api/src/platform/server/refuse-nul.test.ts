import { describe, expect, it, vi } from 'vitest';
import { runningServer } from '../../testing/running-server.ts';
import { nulPlace } from './refuse-nul.ts';

const server = await runningServer();
const admin = await server.signIn('admin');

const nul = 'a\u0000b';

it.each([
  [{ name: 'plain' }, undefined],
  ['', undefined],
  [null, undefined],
  [nul, ''],
  [{ name: nul }, 'name'],
  [{ rows: [{ id: 1 }, { text: nul }] }, 'rows[1].text'],
  [{ outer: { [nul]: 1 } }, 'outer'],
])('U+0000 in %j stands at %s', (value, place) => {
  expect(nulPlace(value)).toBe(place);
});

it('is found however deep it lies', () => {
  let value: unknown = nul;
  for (let depth = 0; depth < 50_000; depth += 1) value = [value];
  expect(nulPlace(value)).toMatch(/^\[0\]/);
});

it('is not looked for in a body of JSON that does not write it', async () => {
  const looked: string[] = [];
  const entries = vi.spyOn(Object, 'entries').mockImplementation((value: object) => {
    looked.push(...Object.keys(value));
    return Object.keys(value).map((key) => [key, Reflect.get(value, key)]);
  });
  await admin.post('/api/graphql', { query: '{ currentUser { id } }', variables: { plainName: 'x' } });
  const known = [...looked];
  await admin.post('/api/graphql', { query: '{ currentUser { id } }', variables: { wildName: nul } });
  entries.mockRestore();
  expect([known.includes('plainName'), looked.includes('wildName')]).toEqual([false, true]);
});

describe('a request with U+0000', () => {
  it.each([
    ['/api/account/sign-in', { userName: nul, password: 'x' }, 'userName'],
    ['/api/account/request-password-reset', { userName: nul }, 'userName'],
    ['/api/account/validate-security-code', { securityCode: '1', encryptedUserId: nul }, 'encryptedUserId'],
    ['/api/rollout/load', { area: 'map', version: nul, failure: null, milliseconds: 1 }, 'version'],
    ['/api/csp-report', { 'csp-report': { 'document-uri': nul } }, 'csp-report.document-uri'],
    [
      '/api/grids/source/agreements',
      { columns: [{ id: 'name' }], searchCriteria: { filters: [{ column: 'name', contains: nul }] } },
      'searchCriteria.filters[0].contains',
    ],
    ['/api/start/recent', { path: nul, title: 'x' }, 'path'],
  ])('to %s is refused with the name of the field', async (address, body, path) => {
    for (const client of [admin, server.visitor()]) {
      const answer = await client.post(address, body);
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        {
          message: `These values are missing or not taken: ${path}.`,
          fields: [{ path, message: 'Contains characters that cannot be saved.' }],
        },
      ]);
    }
  });

  it.each([
    '/api/support?type=%00',
    '/api/account/invite-user/user-details/%00',
    '/api/files/%00',
    '/api/grids/source/%00/views',
    '/api/grids/source/agreements/config/x/column/%00',
    '/api/account/single-sign-on/callback?state=%00&code=1',
  ])('in the address %s is refused', async (address) => {
    expect((await admin.get(address)).statusCode).toBe(400);
  });

  it('in a cookie is refused', async () => {
    const answer = await server.visitor().get('/api/start', { cookie: 'rightway=a%00b' });
    expect(answer.statusCode).toBe(400);
  });

  it('to GraphQL is refused in variables and in the text itself', async () => {
    const search = 'query Q($query: String) { users(query: $query) { id } }';
    const inVariable = await admin.graphql(search, { query: nul });
    expect(inVariable.errors?.[0]).toMatchObject({
      message: 'These values are missing or not taken: variables.query.',
      extensions: { code: 'BAD_INPUT' },
    });
    for (const text of ['"a\\u0000b"', '"a\\u{0}b"']) {
      const inText = await admin.graphql(`{ users(query: ${text}) { id } }`);
      expect(inText.errors?.[0]).toMatchObject({
        message: 'U+0000 cannot be stored in a text.',
        extensions: { code: 'BAD_INPUT' },
      });
    }
  });
});
