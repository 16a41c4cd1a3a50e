import { expect, it } from 'vitest';
import { runningServer } from '../../testing/running-server.ts';

const server = await runningServer();

interface Answer {
  readonly kinds: readonly string[];
  /** Connections that the request was lent. */
  readonly lent: number;
}

async function search(text: string, first: number): Promise<Answer> {
  const person = await server.signIn('admin');
  let lent = 0;
  const count = () => {
    lent += 1;
  };
  server.database.pool.on('acquire', count);
  const answer = await person.get(`/api/search?text=${encodeURIComponent(text)}&first=${first}`);
  server.database.pool.off('acquire', count);
  const { records, failed } = answer.json().result;
  expect(failed).toEqual([]);
  return { kinds: records.map(({ kind }: { readonly kind: string }) => kind), lent };
}

it('asks a server for all kinds in one go, and finds as many as kind by kind', async () => {
  await search('peters', 4);
  const together = await search('peters', 4);
  // Searches with other page sizes use the cached plans; the last of them is run kind by kind.
  for (let first = 5; first < 20; first += 1) await search('peters', first);
  const each = await search('peters', 20);
  expect(new Set(together.kinds).size).toBeGreaterThan(4);
  for (const kind of new Set(each.kinds)) {
    const found = each.kinds.filter((one) => one === kind).length;
    expect([kind, together.kinds.filter((one) => one === kind).length]).toEqual([kind, Math.min(4, found)]);
  }
  // One of the session, one of who has a flag, one of the search; the embedded database keeps no plan.
  if (server.database.kind === 'postgresql') expect(together.lent).toBeLessThanOrEqual(3);
  expect(each.lent).toBeGreaterThan(3);
});
