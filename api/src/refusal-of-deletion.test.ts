import { describe, expect, it } from 'vitest';
import type { DemoName } from './demo/demo-accounts.ts';
import { askRows } from './testing/ask-rows.ts';
import { type Mutation, mutationCall, mutations } from './testing/mutation-calls.ts';
import { runningServer } from './testing/running-server.ts';
import { tablesOfMutations } from './testing/tables-of-mutations.ts';
import type { TestClient } from './testing/test-server.ts';
import { writtenState } from './testing/written-state.ts';

const server = await runningServer();
const tableOf = await tablesOfMutations(server);

const deletions = mutations().filter(({ name }) => name.startsWith('delete'));

const question = `query Ask($deletion: String!, $ids: [ID!]!) { refusal: refusalOfDeletion(deletion: $deletion, ids: $ids) }`;

/** The answer before the deletion: null if nothing prevents it, else the message or the error code. */
async function refusalBefore(client: TestClient, { name }: Mutation, id: string): Promise<unknown> {
  const { data, errors } = await client.graphql(question, { deletion: name, ids: [id] });
  return errors ? errors[0]?.extensions['code'] : data?.['refusal'];
}

/** The answer of the mutation itself: null if it deletes the record. */
async function done(client: TestClient, mutation: Mutation, id: string): Promise<unknown> {
  const { query, variables } = mutationCall(mutation, () => id);
  const { errors } = await client.graphql(query, variables);
  const code = errors?.[0]?.extensions['code'];
  return errors ? (code === 'NOT_FOUND' || code === 'INTERNAL' ? code : errors[0]?.message) : null;
}

/** A few records for each deletion, including the oldest and newest. */
async function someOf(mutation: Mutation): Promise<readonly string[]> {
  const table = tableOf(mutation);
  const { rows } = await server.database.pool.query<{ id: string }>(
    `(select id from ${table} order by id limit 2) union (select id from ${table} order by id desc limit 2)`,
  );
  return rows.map(({ id }) => id);
}

describe('what hinders a deletion', () => {
  it.each<DemoName>(['admin', 'broker', 'operator', 'readonly'])(
    'is said to %s beforehand as the mutation says it, and asking deletes nothing',
    async (name) => {
      const client = await server.signIn(name);
      const before = await writtenState(server.database.pool);
      const beforehand = new Map<string, unknown>();
      for (const mutation of deletions)
        for (const id of await someOf(mutation))
          beforehand.set(`${mutation.name} ${id}`, await refusalBefore(client, mutation, id));
      expect(await writtenState(server.database.pool)).toEqual(before);
      expect(beforehand.size).toBeGreaterThan(100);
      const refusals = new Set<unknown>();
      // Each deletion changes what prevents the next one, so it is checked again right before it.
      for (const mutation of deletions) {
        const [id] = await someOf(mutation);
        if (id === undefined) continue;
        const refusal = await refusalBefore(client, mutation, id);
        expect([mutation.name, await done(client, mutation, id)]).toEqual([mutation.name, refusal]);
        refusals.add(refusal);
      }
      expect(refusals.has(null)).toBe(name !== 'readonly');
      expect(refusals.size).toBeGreaterThan(2);
    },
  );

  it('is said of all that are chosen, in the person’s language, where one of them is used', async () => {
    const client = await server.signIn('admin');
    const [used] = await askRows(server)<{ id: string }>`
      insert into country (id, code, name) values (gen_random_uuid(), 'YY', 'Why') returning id`;
    const [free] = await askRows(server)<{ id: string }>`
      insert into country (id, code, name) values (gen_random_uuid(), 'ZZ', 'Zed') returning id`;
    await askRows(server)`insert into state_or_province (id, code, name, country_id)
      values (gen_random_uuid(), 'YY1', 'North', ${used?.id})`;
    const ids = [used?.id, free?.id];
    const ask = async () =>
      (await client.graphql(question, { deletion: 'deleteCountries', ids })).data?.['refusal'];
    expect(await ask()).toMatch(/^‘Why’ is used by 1 province or state\. .*inactive/);
    await askRows(server)`update app_user set locale = 'es' where user_name = 'admin@rightway.test'`;
    expect(await ask()).toMatch(/está en uso en/);
  });

  it('is said of nothing but a deletion', async () => {
    const client = await server.signIn('admin');
    for (const deletion of ['updateCountries', 'toString', 'deleted', ''])
      expect((await client.graphql(question, { deletion, ids: [] })).errors?.[0]?.extensions['code']).toBe(
        'BAD_INPUT',
      );
  });
});
