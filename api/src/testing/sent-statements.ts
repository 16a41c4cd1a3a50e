import type { PoolClient } from 'pg';
import type { TestServer } from './test-server.ts';

/** The statements that some work sends to the database, including `begin` and `commit`, in their order. */
export async function sentStatements(
  { database }: Pick<TestServer, 'database'>,
  work: () => Promise<unknown>,
): Promise<readonly string[]> {
  const sent: string[] = [];
  const watched = new Map<PoolClient, PoolClient['query']>();
  const watch = (client: PoolClient) => {
    if (watched.has(client)) return;
    const { query } = client;
    watched.set(client, query);
    const noting = (...given: unknown[]) => {
      const [statement] = given;
      const text = typeof statement === 'string' ? statement : String(Object(statement).text);
      // A leading comment contains the trace and is not part of the query.
      sent.push(text.replace(/^\/\*[^*]*\*\/\s*/, ''));
      return Reflect.apply(query, client, given);
    };
    client.query = noting as PoolClient['query'];
  };
  database.pool.on('acquire', watch);
  try {
    await work();
  } finally {
    database.pool.off('acquire', watch);
    for (const [client, query] of watched) client.query = query;
  }
  return sent;
}
