import { beforeAll, describe, expect, it } from 'vitest';
import type { DemoName } from '../demo/demo-accounts.ts';
import { refusalOf } from '../testing/associate-calls.ts';
import { callWithIds } from '../testing/project-calls.ts';
import { listRows, newRow } from '../testing/project-row-calls.ts';
import { projectServer } from '../testing/project-server.ts';
import type { TestClient } from '../testing/test-server.ts';

const the = projectServer();
let requestType: { readonly id: string };

beforeAll(async () => {
  requestType = { id: await the().parts.id('request_type') };
});

/** The acts on rows of a project. */
const acts = ['read', 'create', 'edit', 'reorder', 'delete'] as const;

type Act = (typeof acts)[number];
type Outcomes = Readonly<Record<Act, string>>;

const [may, not, gone] = ['done', 'FORBIDDEN', 'NOT_FOUND'] as const;
const everything: Outcomes = { read: may, create: may, edit: may, reorder: may, delete: may };
const reading: Outcomes = { read: may, create: not, edit: not, reorder: not, delete: not };

/** The people of the demo at a project of Rightway's with Northfork as its operator (000 §6, 002 §6). */
const people: Readonly<Record<Exclude<DemoName, 'synced'>, Outcomes>> = {
  admin: everything,
  broker: everything,
  superuser: everything,
  invoicing: reading,
  operator: { read: may, create: not, edit: may, reorder: may, delete: not },
  approver: reading,
  leader: reading,
  readonly: reading,
  prairie: { read: gone, create: gone, edit: gone, reorder: gone, delete: gone },
};

/** A kind of rows, by the names of its calls. */
const kinds = [
  { list: 'requests', one: 'Request', many: 'Requests', edited: { conditions: 'Hand dig.' } },
  { list: 'stakeholders', one: 'Stakeholder', many: 'Stakeholders', edited: { landInterest: 'Trapline' } },
] as const;

type Kind = (typeof kinds)[number];

const outcome = (answer: Parameters<typeof refusalOf>[0]): string => String(refusalOf(answer)?.code ?? may);

const aRow = ({ list }: Kind) =>
  newRow({
    projectFileId: the().parts.projectId,
    businessAssociate: the().parts.owners[0],
    ...(list === 'requests' ? { requestType } : {}),
  });

const write = (client: TestClient, { one, many }: Kind, call: 'create' | 'update', row: object) =>
  client.graphql(`mutation W($input: [${one}Input!]!) { rows: ${call}${many}(input: $input) { id } }`, {
    input: [row],
  });

const rowsOf = (client: TestClient, { list }: Kind) =>
  listRows(
    client,
    `query L($id: ID!) { list: ${list}(surfaceProjectId: $id, first: 100) { nodes { id revision } } }`,
    { id: the().parts.projectId },
  );

/** The outcome of each act, tried on a row that the broker made. */
async function tried(client: TestClient, kind: Kind): Promise<Outcomes> {
  const row = aRow(kind);
  expect(outcome(await write(the().broker, kind, 'create', row))).toBe(may);
  const ids = (await rowsOf(the().broker, kind)).map(({ id }) => id);
  const read = await client.graphql(
    `query L($id: ID!) { list: ${kind.list}(surfaceProjectId: $id, first: 1) { nodes { id } } }`,
    { id: the().parts.projectId },
  );
  const moved = await client.graphql(
    `mutation O($id: ID!, $order: RowOrderInput!) {
      rows: reorder${kind.many}(surfaceProjectId: $id, order: $order) { id } }`,
    { id: the().parts.projectId, order: { ids: ids.toReversed(), seen: ids } },
  );
  return {
    read: outcome(read),
    create: outcome(await write(client, kind, 'create', aRow(kind))),
    edit: outcome(await write(client, kind, 'update', { id: row.id, revision: 1, ...kind.edited })),
    reorder: outcome(moved),
    delete: outcome(await callWithIds(client, `delete${kind.many}`, row.id)),
  };
}

describe.each(kinds)('the $list of a project', (kind) => {
  it.each(Object.entries(people))('are to %s what they may be', async (name, outcomes) => {
    const client = await the().server.signIn(name as DemoName);
    expect(await tried(client, kind)).toEqual(outcomes);
  });
});
