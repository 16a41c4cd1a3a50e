import type { TestServer } from './test-server.ts';

/** The number of statements that some work sends to the database; the lookup of the session is one of each request. */
export async function countStatements(
  { database }: Pick<TestServer, 'database'>,
  work: () => Promise<unknown>,
): Promise<number> {
  let count = 0;
  const add = () => {
    count += 1;
  };
  database.pool.on('acquire', add);
  await work();
  database.pool.off('acquire', add);
  return count;
}
