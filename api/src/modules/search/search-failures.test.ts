import { expect, it } from 'vitest';
import { runningServer } from '../../testing/running-server.ts';

const server = await runningServer();

it('names the kind that could not be searched, and finds the others as before', async () => {
  const person = await server.signIn('operator');
  const before = (await person.get('/api/search?text=peters')).json().result.records;
  await server.database.pool.query('alter table related_document rename column search_text to lost_text');
  const answer = await person.get('/api/search?text=peters');
  expect(answer.statusCode).toBe(200);
  const { failed, records } = answer.json().result;
  expect(failed).toEqual(['documents']);
  const others = before.filter(({ kind }: { kind: string }) => kind !== 'documents');
  expect(others.length).toBeGreaterThan(0);
  // Which of many matches come first depends on the query plan; how many there are of each kind does not.
  const kindsOf = (some: readonly { kind: string }[]) => some.map(({ kind }) => kind).toSorted();
  expect(kindsOf(records)).toEqual(kindsOf(others));
});
