import type { TestServer } from './test-server.ts';

/** Queries the database of a test server directly: askRows(server)`select 1 as n where ${1} = 1`. */
export const askRows =
  ({ database }: Pick<TestServer, 'database'>) =>
  async <T extends object>(
    parts: TemplateStringsArray,
    ...values: readonly unknown[]
  ): Promise<readonly T[]> => {
    const text = parts.reduce((all, part, place) => `${all}$${place}${part}`);
    return (await database.pool.query<T>(text, [...values])).rows;
  };
