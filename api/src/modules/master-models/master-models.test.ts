import { randomUUID } from 'node:crypto';
import { formTypeIds } from 'shared-contracts/forms';
import { beforeAll, describe, expect, it } from 'vitest';
import { runningServer } from '../../testing/running-server.ts';

let events: readonly string[];
let projectEvent: string;

const server = await runningServer();
const admin = await server.signIn('admin');

beforeAll(async () => {
  const ofForm = async (form: string) =>
    (
      await server.database.pool.query<{ id: string }>(
        'select id from event_type where form_type_id = $1 and is_active order by code',
        [form],
      )
    ).rows.map(({ id }) => id);
  events = await ofForm(formTypeIds.AgreementEvent);
  projectEvent = (await ofForm(formTypeIds.ProjectEvent))[0] ?? '';
});

const model = 'id revision masterModelItems { id sequence eventType { id } }';

async function aModel(): Promise<string> {
  const id = randomUUID();
  const { errors } = await admin.graphql(
    `mutation M($input: MasterModelInputType!) { updateMasterModel(input: $input) { id } }`,
    { input: { id, name: `Model ${id}`, formType: { id: formTypeIds.AgreementEvent } } },
  );
  expect(errors).toBeUndefined();
  return id;
}

const change = (mutation: string, modelId: string, itemIds: readonly string[], client = admin) =>
  client.graphql(
    `mutation M($itemIds: [ID!]!, $modelId: ID!) { model: ${mutation}(itemIds: $itemIds, modelId: $modelId) { ${model} } }`,
    { itemIds, modelId },
  );
const link = (modelId: string, itemIds: readonly string[], client = admin) =>
  change('linkModelItemToMasterModel', modelId, itemIds, client);
const unlink = (modelId: string, itemIds: readonly string[]) =>
  change('unlinkModelItemFromMasterModel', modelId, itemIds);

interface Item {
  readonly id: string;
  readonly sequence: number;
  readonly eventType: { readonly id: string };
}

const itemsOf = (answer: { data?: Record<string, unknown> | null }) =>
  ((answer.data?.['model'] as { masterModelItems: Item[] } | null)?.masterModelItems ??
    []) as readonly Item[];
const order = (items: readonly Item[]) => items.map(({ sequence, eventType }) => [sequence, eventType.id]);

describe('the events of a model', () => {
  it('are linked at its end, and no longer offered', async () => {
    const id = await aModel();
    const [first = '', second = '', third = ''] = events;
    await link(id, [first]);
    const linked = await link(id, [second, third]);
    expect(order(itemsOf(linked))).toEqual([
      [1, first],
      [2, second],
      [3, third],
    ]);
    const { data } = await admin.graphql(
      `query Q($id: ID!, $form: ID!) {
        eventTypes(masterModelIdToExclude: $id, formTypeId: $form, status: ACTIVE, first: 1000) { id } }`,
      { id, form: formTypeIds.AgreementEvent },
    );
    const offered = ((data?.['eventTypes'] ?? []) as { id: string }[]).map((event) => event.id);
    expect(offered).not.toContain(first);
    expect(offered).toContain(events[3]);
  });

  it('are put in another order by their numbers, and keep what they are', async () => {
    const id = await aModel();
    const items = itemsOf(await link(id, events.slice(0, 3)));
    const reordered = items.map((item, place) => ({ id: item.id, sequence: [3, 1, 2][place] }));
    const { data } = await admin.graphql(
      `mutation M($input: MasterModelInputType!) { model: updateMasterModel(input: $input) { ${model} } }`,
      {
        input: {
          id,
          revision: 2,
          name: 'Reordered',
          formType: { id: formTypeIds.AgreementEvent },
          masterModelItems: reordered,
        },
      },
    );
    expect(order(itemsOf({ data: data ?? null }))).toEqual([
      [1, events[1]],
      [2, events[2]],
      [3, events[0]],
    ]);
  });

  it('stay where a save does not name them', async () => {
    const id = await aModel();
    await link(id, events.slice(0, 2));
    const { data } = await admin.graphql(
      `mutation M($input: MasterModelInputType!) { model: updateMasterModel(input: $input) { ${model} } }`,
      { input: { id, revision: 2, name: 'Renamed', formType: { id: formTypeIds.AgreementEvent } } },
    );
    expect(itemsOf({ data: data ?? null })).toHaveLength(2);
  });

  it('are unlinked by their ids or those of their events, and the rest is numbered anew', async () => {
    const id = await aModel();
    const items = itemsOf(await link(id, events.slice(0, 3)));
    const left = await unlink(id, [items[0]?.id ?? '', events[1] ?? '']);
    expect(order(itemsOf(left))).toEqual([[1, events[2]]]);
  });

  it('are linked and unlinked once where only the answer of the first try was lost', async () => {
    const id = await aModel();
    const [first = '', second = ''] = events;
    const revision = (answer: object) => Object(Object(Object(answer).data).model).revision;
    const tried = await link(id, [first]);
    const again = await link(id, [first]);
    expect(itemsOf(again)).toEqual(itemsOf(tried));
    expect(revision(again)).toBe(revision(tried));
    expect(order(itemsOf(await link(id, [first, second])))).toEqual([
      [1, first],
      [2, second],
    ]);
    const items = itemsOf(again).map((item) => item.id);
    await unlink(id, items);
    expect(order(itemsOf(await unlink(id, items)))).toEqual([[1, second]]);
  });

  it('are of its form and linked by administrators', async () => {
    const id = await aModel();
    const [first = ''] = events;
    await link(id, [first]);
    const message = async (ids: readonly string[]) => (await link(id, ids)).errors?.[0]?.message;
    expect(await message([projectEvent])).toBe('One or more of these events cannot be in this model.');
    expect(await message([])).toBe('Select at least one event.');
    const broker = await server.signIn('broker');
    expect((await link(id, [events[1] ?? ''], broker)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });
});
