import type { TestServer } from './test-server.ts';

/** Asks the database of a test server, as it stands: askRows(server)`select 1 as n where ${1} = 1`. */
export const askRows =
  ({ database }: Pick<TestServer, 'database'>) =>
  async <T extends object>(
    parts: TemplateStringsArray,
    ...values: readonly unknown[]
  ): Promise<readonly T[]> => {
    const text = parts.reduce((all, part, place) => `${all}$${place}${part}`);
    return (await database.pool.query<T>(text, [...values])).rows;
  };
