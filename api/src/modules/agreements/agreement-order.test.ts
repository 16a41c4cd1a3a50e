import { expect, it } from 'vitest';
import { agreementParts, agreementsOf, anAgreement, saveInProject } from '../../testing/agreement-calls.ts';
import { refusalOf } from '../../testing/associate-calls.ts';
import { callWithIds, makeProject } from '../../testing/project-calls.ts';
import { saveRows, sixteenAtOnce } from '../../testing/project-row-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

const server = await runningServer();
const broker = await server.signIn('broker');
const parts = await agreementParts(server, broker);

async function aProjectOf(count: number) {
  const { id } = await makeProject(broker, { operator: { id: parts.northfork } });
  const agreements = Array.from({ length: count }, (_, place) => anAgreement({ name: `Tract ${place + 1}` }));
  await saveInProject(broker, id, ...agreements);
  return { id, ids: agreements.map((agreement) => agreement.id) };
}

const reorder = (client: TestClient, projectId: string, ids: readonly string[], seen: readonly string[]) =>
  client.graphql(
    `mutation R($projectId: ID!, $order: AgreementOrderInput!) {
      moved: reorderAgreements(surfaceProjectId: $projectId, order: $order) { id sequence } }`,
    { projectId, order: { ids, seen } },
  );

const stored = async (projectId: string) => (await agreementsOf(broker, projectId)).map(({ id }) => id);
const sequences = async (projectId: string) =>
  (await agreementsOf(broker, projectId)).map(({ sequence }) => sequence);

it('numbers agreements from 1 in the order that they are dragged into, and tells the project’s history', async () => {
  const { id, ids } = await aProjectOf(4);
  const [one = '', two = '', three = '', four = ''] = ids;
  const moved = await reorder(broker, id, [three, one, two, four], ids);
  expect(moved.data?.['moved']).toEqual([
    { id: three, sequence: 1 },
    { id: one, sequence: 2 },
    { id: two, sequence: 3 },
    { id: four, sequence: 4 },
  ]);
  const { data } = await broker.graphql(
    `query H($id: ID!) { projectHistory(surfaceProjectId: $id, first: 1) { nodes {
      recordKind isGone recordName changes { field after } } } }`,
    { id },
  );
  expect(data?.['projectHistory']).toMatchObject({
    nodes: [
      {
        recordKind: 'AGREEMENT_ORDER',
        isGone: false,
        recordName: 'North loop',
        changes: [{ field: 'agreementOrder', after: '3 → 1, 1 → 2, 2 → 3' }],
      },
    ],
  });
});

it('is part of the project’s save, with agreements that are new in it', async () => {
  const { id, ids } = await aProjectOf(2);
  const fresh = anAgreement();
  const order = { ids: [fresh.id, ...ids], seen: ids };
  expect(
    refusalOf(await saveRows(broker, id, { agreements: [fresh], agreementOrder: order })),
  ).toBeUndefined();
  expect(await stored(id)).toEqual([fresh.id, ...ids]);
  const stale = refusalOf(await saveRows(broker, id, { agreementOrder: { ids, seen: ids.toReversed() } }));
  expect(stale?.fields).toMatchObject([{ path: 'agreementOrder' }]);
});

it('is refused where it leaves some out, and by who may not edit', async () => {
  const { id, ids } = await aProjectOf(3);
  expect(refusalOf(await reorder(broker, id, ids.slice(1), ids))?.fields).toMatchObject([{ path: 'order' }]);
  const reversed = ids.toReversed();
  expect(refusalOf(await reorder(await server.signIn('readonly'), id, reversed, ids))?.code).toBe(
    'FORBIDDEN',
  );
  expect(refusalOf(await reorder(await server.signIn('prairie'), id, reversed, ids))?.code).toBe('NOT_FOUND');
  expect(await stored(id)).toEqual(ids);
});

it('that sixteen change at once is that of one of them, and the others are told', async () => {
  const { id, ids } = await aProjectOf(17);
  const orders = Array.from({ length: 16 }, (_, place) => [
    ...ids.slice(place + 1),
    ...ids.slice(0, place + 1),
  ]);
  const answers = await sixteenAtOnce((place) => reorder(broker, id, orders[place] ?? [], ids));
  const won = answers.flatMap(({ errors }, place) => (errors ? [] : [place]));
  expect(won).toHaveLength(1);
  for (const answer of answers.filter(({ errors }) => errors))
    expect(refusalOf(answer)?.fields).toMatchObject([{ path: 'order' }]);
  expect(await stored(id)).toEqual(orders[won[0] ?? 0]);
  expect(await sequences(id)).toEqual(ids.map((_, place) => place + 1));
});

it('has no gap and no number twice, however many add and delete at once', async () => {
  const { id, ids } = await aProjectOf(8);
  const answers = await sixteenAtOnce((place) =>
    place % 2 === 0
      ? saveInProject(broker, id, anAgreement({ name: `New ${place}` }))
      : callWithIds(broker, 'deleteAgreements', ids[(place - 1) / 2] ?? ''),
  );
  expect(answers.map((answer) => refusalOf(answer)?.code)).toEqual(answers.map(() => undefined));
  expect(await sequences(id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it('closes up where several are deleted at once', async () => {
  const { id, ids } = await aProjectOf(7);
  const gone = ids.filter((_, place) => place % 2 === 0);
  expect((await callWithIds(broker, 'deleteAgreements', ...gone)).data).toEqual({ done: gone });
  expect(await stored(id)).toEqual(ids.filter((_, place) => place % 2 === 1));
  expect(await sequences(id)).toEqual([1, 2, 3]);
});
