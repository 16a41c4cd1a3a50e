import { Client, fetchExchange, gql, type TypedDocumentNode } from 'urql';
import { expect, it, vi } from 'vitest';
import type { StoredRow } from '../../form/saving/stored-rows.ts';
import { rowReader } from './row-absent.ts';

interface Row {
  readonly id: string;
}

const document: TypedDocumentNode<{ readonly record?: Row | null }, { id: string }> = gql`
  query Row($id: ID!) {
    record(id: $id) {
      id
    }
  }
`;

/** Reads a row from a client that gives these answers, one after the other. */
function reading(...answers: readonly object[]) {
  const client = new Client({ url: 'http://localhost', exchanges: [fetchExchange] });
  const left = [...answers];
  const query = vi.fn(() => ({ toPromise: async () => left.shift() }));
  Object.assign(client, { query });
  const read = rowReader(client, document, ({ id }): StoredRow => ({ id, revision: 1, values: {} }));
  return { read: () => read('a1'), query };
}

it('reads a row again whose answer had neither data nor an error', async () => {
  const { read } = reading({ data: null }, { data: { record: { id: 'a1' } } });
  expect((await read()).id).toBe('a1');
});

it('says that there is no such row where the answer says so, and asks once', async () => {
  const { read, query } = reading({ data: { record: null } });
  await expect(read()).rejects.toMatchObject({ absence: 'missing' });
  expect(query).toHaveBeenCalledTimes(1);
});
