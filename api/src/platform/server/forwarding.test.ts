import { expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

/** The status codes for six password resets from one connection that claim to be forwarded from six addresses. */
async function sixFrom(server: TestServer, address: string): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let place = 0; place < 6; place += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${place}`, forwarded: `for=203.0.113.${place}` };
    const body = { userName: 'nobody' };
    const answer = await server.visitor(address).post('/api/account/request-password-reset', body, headers);
    statuses.push(answer.statusCode);
  }
  return statuses;
}

it('who says that they forward for others is believed only where they are a trusted proxy', async () => {
  const server = await startTestServer({ trustedProxies: '10.1.1.1' });
  expect(await sixFrom(server, '10.1.1.1')).toEqual(Array(6).fill(200));
  expect((await sixFrom(server, '10.1.1.2')).at(-1)).toBe(429);
  await server.stop();
  const alone = await startTestServer();
  expect((await sixFrom(alone, '10.1.1.1')).at(-1)).toBe(429);
  await alone.stop();
});
