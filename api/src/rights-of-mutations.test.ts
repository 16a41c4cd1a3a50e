import { beforeAll, describe, expect, it } from 'vitest';
import { type DemoName, demoAccounts } from './demo/demo-accounts.ts';
import { askRows } from './testing/ask-rows.ts';
import { type Mutation, mutationCall, mutations } from './testing/mutation-calls.ts';
import { runningServer } from './testing/running-server.ts';
import { namedTables, tablesOfMutations } from './testing/tables-of-mutations.ts';
import type { TestClient } from './testing/test-server.ts';
import { unseenIds } from './testing/unseen-ids.ts';
import { writtenState } from './testing/written-state.ts';

/** The tables of ids in fields with these names, in any mutation. */
const tablesOfPlaces: Readonly<Record<string, string>> = {
  surfaceProjectId: 'surface_project',
  projectId: 'surface_project',
  sourceId: 'surface_project',
  requestId: 'request',
  // The first kind of parent in the schema.
  parentId: 'agreement',
  taskManagerId: 'task_manager',
};

/** Records that all companies share: an editor of any of them may change these. */
const shared = new Set(
  'business_associate contact phone_number parcel title title_tract instrument ownership party'.split(' '),
);

const noTime = { lineCount: 0, leftCount: 0, reasons: [] };

/** Mutations that only act on what the person may see: other people's records are ignored, and nothing happens. */
const choosing: Readonly<Record<string, unknown>> = {
  approveTime: noTime,
  withdrawApproval: noTime,
  sendBackTime: noTime,
  holdTime: noTime,
  releaseTime: noTime,
  applyRates: noTime,
  handOverAgreements: { agreements: 0, tasks: 0, obligations: 0 },
  // The person has nothing of their own to export.
  createAccountingExport: 'BAD_INPUT',
};

/** Records of a person, or of system administrators: to other people they do not exist. */
const personal: ReadonlySet<string> = new Set([
  'updateUser',
  'endUserSessions',
  'deleteTimesheetRatePendings',
]);

/** Mutations that a read-only person may use: to be shown as present in a project that they are viewing. */
const ofEverybody = new Set(['notePresence']);

const server = await runningServer();
const tableOf = await tablesOfMutations(server);

beforeAll(async () => {
  // A task manager that the read-only person may see.
  await askRows(server)`insert into task_manager (id, name, product_client_id)
    select gen_random_uuid(), 'Field', company_id from app_user where user_name = 'readonly@rightway.test'`;
});

/** The records that a person must not find, by table. */
async function unseenBy(name: DemoName): Promise<ReadonlyMap<string, readonly string[]>> {
  const company = demoAccounts.find(({ userName }) => userName.startsWith(`${name}@`))?.company.id ?? '';
  const managers = await askRows(server)<{ id: string }>`
    select id from task_manager where product_client_id <> ${company}`;
  const unseen = await unseenIds(server.database.pool, company);
  return new Map([...unseen, ['task_manager', managers.map(({ id }) => id)]]);
}

/** The id of any row in a table, except some. */
async function anyId(table: string, but: readonly string[] = []): Promise<string | undefined> {
  const { rows } = await server.database.pool.query<{ id: string }>(
    `select id from ${table} where not id = any ($1) order by id limit 1`,
    [but],
  );
  return rows[0]?.id;
}

/** The ids that a person tries, by table; for a table without any, an id that does not exist is used. */
type Ids = (table: string) => Promise<string | undefined>;

/** Sends a mutation with ids from its tables. Returns how it was refused, or its result. */
async function send(client: TestClient, mutation: Mutation, ids: Ids) {
  const nothing = crypto.randomUUID();
  const own = (await ids(tableOf(mutation) ?? '')) ?? nothing;
  const ofPlaces = new Map(
    await Promise.all(
      Object.entries(tablesOfPlaces).map(async ([place, table]) => [place, await ids(table)] as const),
    ),
  );
  const { query, variables } = mutationCall(mutation, (place) => {
    // The record to compare with or to hand over to, and the new id of a copy.
    if (place === 'otherId' || place === 'toId' || (place === 'id' && mutation.name.startsWith('copy')))
      return nothing;
    return ofPlaces.get(place) ?? own;
  });
  const { data, errors } = await client.graphql(query, {
    ...variables,
    ...('to' in variables ? { to: 'payables@northfork.test' } : {}),
  });
  return errors ? errors[0]?.extensions['code'] : data?.['answer'];
}

it('the walk knows every mutation of the schema: of what its ids are', () => {
  expect(mutations().length).toBeGreaterThan(150);
  expect(mutations().flatMap((one) => (tableOf(one) ? [] : [one.name]))).toEqual([]);
  const names = new Set(mutations().map(({ name }) => name));
  const listed = [...Object.keys(namedTables), ...Object.keys(choosing), ...personal, ...ofEverybody];
  expect(listed.filter((name) => !names.has(name))).toEqual([]);
});

describe('every mutation', () => {
  it('is refused to nobody', async () => {
    const visitor = server.visitor();
    for (const mutation of mutations()) {
      const { query, variables } = mutationCall(mutation, () => crypto.randomUUID());
      const { data, errors } = await visitor.graphql(query, variables);
      expect([mutation.name, data, errors?.[0]?.extensions['code']]).toEqual([
        mutation.name,
        undefined,
        'UNAUTHENTICATED',
      ]);
    }
  });

  it('is refused to who may only read, on what they see', async () => {
    const client = await server.signIn('readonly');
    const unseen = await unseenBy('readonly');
    const before = await writtenState(server.database.pool);
    const wrong: string[] = [];
    for (const mutation of mutations()) {
      if (ofEverybody.has(mutation.name)) continue;
      const ids: Ids = (table) => anyId(table, unseen.get(table));
      const isSeen = !personal.has(mutation.name) && (await ids(tableOf(mutation) ?? '')) !== undefined;
      const answer = await send(client, mutation, ids);
      if (answer !== 'FORBIDDEN' && (isSeen || answer !== 'NOT_FOUND'))
        wrong.push(`${mutation.name}: ${JSON.stringify(answer)}`);
    }
    expect(wrong).toEqual([]);
    expect(await writtenState(server.database.pool)).toEqual(before);
  });

  it('does not find what is of others, whatever rights one has in a company of one’s own', async () => {
    await askRows(server)`update app_user set is_editor = true, is_approver = true, is_super_user = true,
      is_broker = true, can_access_invoice = true where user_name = 'prairie@rightway.test'`;
    const client = await server.signIn('prairie');
    const unseen = await unseenBy('prairie');
    const before = await writtenState(server.database.pool);
    const wrong: string[] = [];
    for (const mutation of mutations()) {
      const table = tableOf(mutation) ?? '';
      const isOfOthers = table !== 'task_manager' && (unseen.get(table)?.length ?? 0) > 0;
      if (!isOfOthers && shared.has(table)) continue;
      const answer = await send(client, mutation, async (one) => {
        const [other] = unseen.get(one) ?? [];
        // People assign tasks through the manager of their own company.
        return other && one !== 'task_manager' ? other : anyId(one, unseen.get(one));
      });
      if (mutation.name in choosing)
        expect([mutation.name, answer]).toEqual([mutation.name, choosing[mutation.name]]);
      else if (answer !== 'NOT_FOUND' && (isOfOthers || answer !== 'FORBIDDEN'))
        wrong.push(`${mutation.name}: ${JSON.stringify(answer)}`);
    }
    expect(wrong).toEqual([]);
    expect(await writtenState(server.database.pool)).toEqual(before);
  });
});
