import type { TestServer } from './test-server.ts';

/** The length of the longest text among all values of a statement, including lists of texts. */
function longestIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  return Array.isArray(value) ? value.reduce((most: number, one) => Math.max(most, longestIn(one)), 0) : 0;
}

/** The parameters of a statement, from the arguments of a query: a list of them, or a statement that contains them. */
function valuesIn(given: unknown): unknown {
  if (Array.isArray(given)) return given;
  return given instanceof Object && 'values' in given ? given.values : undefined;
}

/** The length in characters of the longest text that some work sends to the database as a value. */
export async function longestValue(
  { database }: Pick<TestServer, 'database'>,
  work: () => Promise<unknown>,
): Promise<number> {
  let longest = 0;
  const undo = new Map<object, () => void>();
  const watch = (client: { query: (...given: never[]) => unknown }) => {
    if (undo.has(client)) return;
    const { query } = client;
    undo.set(client, () => {
      client.query = query;
    });
    client.query = (...given) => {
      for (const one of given as readonly unknown[]) longest = Math.max(longest, longestIn(valuesIn(one)));
      return query.apply(client, given);
    };
  };
  database.pool.on('acquire', watch);
  try {
    await work();
  } finally {
    database.pool.off('acquire', watch);
    for (const put of undo.values()) put();
  }
  return longest;
}
