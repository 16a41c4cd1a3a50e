import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

it('names the kind that could not be searched, and finds the others', async () => {
  await server.database.pool.query('alter table related_document rename column search_text to lost_text');
  const operator = await server.signIn('operator');
  const answer = await operator.get('/api/search?text=peters');
  expect(answer.statusCode).toBe(200);
  const { failed, records } = answer.json().result;
  expect(failed).toEqual(['documents']);
  expect(records.length).toBeGreaterThan(0);
});
