import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { agreementParts } from '../../testing/agreement-calls.ts';
import { historyOf, refusalOf } from '../../testing/associate-calls.ts';
import { callWithIds } from '../../testing/project-calls.ts';
import {
  listRows,
  newRow,
  type ProjectRow,
  saveRows,
  sixteenAtOnce,
} from '../../testing/project-row-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

let roadUse: { readonly id: string };
let thirdParty: { readonly id: string };
let crossing: { readonly id: string };
let haul: { readonly id: string };

const server = await runningServer();
const broker = await server.signIn('broker');
const operator = await server.signIn('operator');
const parts = await agreementParts(server, broker);

beforeAll(async () => {
  const one = async (from: string) => ({ id: await parts.id(from) });
  roadUse = await one(`request_type where code = 'Road Use'`);
  thirdParty = await one(`request_type where code = 'Third Party'`);
  crossing = await one(`request_item_type where code = 'XNG'`);
  haul = await one(`request_item_type where code = 'HAUL'`);
});

const itemFields = `id revision requestId sequence description conditions effectiveDate expiryDate marker reference
  spread term termUnit canEdit requestItemType { id code } historicalType { id }
  relatedParcels { id sequence parcel { id } } roads { id sequence road { id } usedLength notes }
  revisions { id sequence date details }`;

const requestsOf = (client: TestClient, projectId: string) =>
  listRows(
    client,
    `query R($projectId: ID!) { list: requests(surfaceProjectId: $projectId, first: 20) { nodes {
      id revision sequence projectFileId requestScope conditions contact { id } businessAssociate { id }
      requestType { id code } grantorCompany { id } grantorType connectNumber connectStatus receivedDate sentDate
      completedDate earliestExpiry canEdit canDelete relatedParcels { id } requestItems { ${itemFields} } } } }`,
    { projectId },
  );

const itemsOf = (request: ProjectRow | undefined) =>
  (request?.['requestItems'] ?? []) as readonly ProjectRow[];

const owner = () => parts.owners[0] ?? { id: '' };

const aRequest = (values: object = {}) =>
  newRow({ requestType: thirdParty, businessAssociate: owner(), ...values });

const anItem = (requestId: string, values: object = {}) =>
  newRow({ requestId, requestItemType: crossing, ...values });

const remove = (client: TestClient, ...ids: readonly string[]) =>
  callWithIds(client, 'deleteRequests', ...ids);

describe('a request', () => {
  it('is written with its items in one save, told by the history and read as it was written', async () => {
    const contact = { id: await parts.id(`contact where business_associate_id = '${owner().id}'`) };
    const [parcel, second] = await parts.ids('parcel order by id', 2);
    const [road] = await parts.ids('road order by name', 1);
    const request = aRequest({
      contact,
      requestScope: 'Cross two pipelines.',
      conditions: 'Hand dig.',
      grantorType: 'Basic',
      connectNumber: 'C-77',
      sentDate: '2026-10-01',
      receivedDate: '2026-10-20',
    });
    const item = anItem(request.id, {
      description: 'North crossing',
      effectiveDate: '2026-11-01',
      expiryDate: '2028-11-01',
      marker: 'KM 12',
      reference: '4411',
      spread: '2',
      term: 2,
      termUnit: 'YEARS',
      relatedParcels: [newRow({ parcel }), newRow({ parcel: second })],
      roads: [newRow({ road, usedLength: '12.5', notes: 'To the gate.' })],
      revisions: [newRow({ date: '2026-10-10', details: 'Angle corrected.' })],
    });
    const other = anItem(request.id, { expiryDate: '2027-05-01', relatedParcels: [newRow({ parcel })] });
    const saved = await saveRows(broker, parts.projectId, {
      requests: [request],
      requestItems: [item, other],
    });
    expect(refusalOf(saved)).toBeUndefined();
    const [read] = await requestsOf(broker, parts.projectId);
    expect(read).toMatchObject({
      ...request,
      ...{ sequence: 1, revision: 1, projectFileId: parts.projectId, earliestExpiry: '2027-05-01' },
      ...{ completedDate: null, canEdit: true, canDelete: true },
    });
    expect(read?.['relatedParcels']).toHaveLength(2);
    expect(itemsOf(read)).toMatchObject([
      { ...item, revision: 1, sequence: 1, canEdit: true },
      { id: other.id, sequence: 2 },
    ]);
    expect(await historyOf(broker, 'REQUEST', request.id)).toHaveLength(1);
    expect(await historyOf(broker, 'REQUEST_ITEM', item.id)).toHaveLength(1);
    const again = { requests: [{ ...request, revision: 1, saveId: randomUUID() }] };
    expect(refusalOf(await saveRows(broker, parts.projectId, again))).toBeUndefined();
    expect((await requestsOf(broker, parts.projectId))[0]?.revision).toBe(1);
  });

  it('needs its type and its associate, a contact of that one, and a scope that fits', async () => {
    const stranger = {
      id: await parts.id(`contact where business_associate_id <> '${owner().id}' order by id`),
    };
    const refused = await saveRows(broker, parts.projectId, {
      requests: [newRow({ requestScope: 'x'.repeat(25_001) }), aRequest({ contact: stranger })],
    });
    expect(refusalOf(refused)?.fields).toEqual([
      { path: 'requests[0].requestType', message: 'Required value' },
      { path: 'requests[0].businessAssociate', message: 'Required value' },
      { path: 'requests[0].requestScope', message: 'Maximum length is 25000 characters' },
      { path: 'requests[1].contact', message: 'Invalid value.' },
    ]);
  });

  it('is made and written alone, each behind those that are there, also by sixteen at once', async () => {
    const { otherId: projectFileId } = parts;
    const answers = await sixteenAtOnce(() =>
      broker.graphql(
        `mutation C($input: [RequestInput!]!) { made: createRequests(input: $input) {
          id contact { id } businessAssociate { id } projectFileId requestScope requestType { id } sequence } }`,
        { input: [aRequest({ projectFileId, sequence: 9 })] },
      ),
    );
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    const read = await requestsOf(broker, projectFileId);
    expect(read.map(({ sequence }) => sequence)).toEqual(read.map((_, place) => place + 1));
    expect(read).toHaveLength(16);
    const nowhere = await broker.graphql(
      `mutation C($input: [RequestInput!]!) { made: createRequests(input: $input) { id } }`,
      { input: [aRequest()] },
    );
    expect(refusalOf(nowhere)?.fields).toEqual([
      { path: 'input[0].projectFileId', message: 'Required value.' },
    ]);
  });

  it('is moved by an order that everybody has seen', async () => {
    const before = (await requestsOf(broker, parts.otherId)).map(({ id }) => id);
    const ids = before.toReversed();
    const reorder = (order: object) =>
      broker.graphql(
        `mutation O($id: ID!, $order: RowOrderInput!) {
          moved: reorderRequests(surfaceProjectId: $id, order: $order) { id sequence } }`,
        { id: parts.otherId, order },
      );
    expect((await reorder({ ids, seen: before })).data?.['moved']).toEqual(
      ids.map((id, place) => ({ id, sequence: place + 1 })),
    );
    expect(refusalOf(await reorder({ ids: before, seen: before }))?.fields).toMatchObject([
      { path: 'order' },
    ]);
  });

  it('with a connect number and a connect status is kept; with one of them it goes', async () => {
    const [kept, number, status] = [
      aRequest({ grantorType: 'Connect', connectNumber: 'C-1', connectStatus: 'Sent' }),
      aRequest({ connectNumber: 'C-2' }),
      aRequest({ connectStatus: 'Sent' }),
    ];
    await saveRows(broker, parts.projectId, { requests: [kept, number, status] });
    const read = await requestsOf(broker, parts.projectId);
    expect(read.find(({ id }) => id === kept.id)?.['canDelete']).toBe(false);
    expect(refusalOf(await remove(broker, kept.id))).toMatchObject({
      code: 'FORBIDDEN',
      message: 'This request has a connect number and a connect status and is kept. Clear one of them first.',
    });
    expect(refusalOf(await remove(broker, number.id, status.id))).toBeUndefined();
    const left = await requestsOf(broker, parts.projectId);
    expect(left.map(({ sequence }) => sequence)).toEqual([1, 2]);
  });

  it('takes its items and its communications along, each told by the history', async () => {
    const request = aRequest();
    const item = anItem(request.id);
    const communication = newRow({ requestId: request.id, date: '2026-11-01', comments: 'Called.' });
    const saved = await saveRows(broker, parts.projectId, {
      ...{ requests: [request], requestItems: [item], communications: [communication] },
    });
    expect(refusalOf(saved)).toBeUndefined();
    expect(refusalOf(await remove(broker, request.id))).toBeUndefined();
    const { rows } = await server.database.pool.query(
      'select (select count(*)::int from request_item where id = $1) + (select count(*)::int from communication where id = $2) as left_over',
      [item.id, communication.id],
    );
    expect(rows).toEqual([{ left_over: 0 }]);
  });

  it('is made and deleted by broker editors, edited by all editors, and not there for others', async () => {
    const request = aRequest();
    await saveRows(broker, parts.projectId, { requests: [request] });
    const byOperator = await saveRows(operator, parts.projectId, { requests: [aRequest()] });
    expect(refusalOf(byOperator)?.code).toBe('FORBIDDEN');
    const edited = await saveRows(operator, parts.projectId, {
      requests: [{ id: request.id, revision: 1, conditions: 'Theirs' }],
      requestItems: [anItem(request.id)],
    });
    expect(refusalOf(edited)).toBeUndefined();
    expect(refusalOf(await remove(operator, request.id))?.code).toBe('FORBIDDEN');
    const stranger = await server.signIn('prairie');
    expect(refusalOf(await remove(stranger, request.id))?.code).toBe('NOT_FOUND');
    const readOnly = await server.signIn('readonly');
    const refused = await saveRows(readOnly, parts.projectId, {
      requests: [{ id: request.id, revision: 2, conditions: 'Mine' }],
    });
    expect(refusalOf(refused)?.code).toBe('FORBIDDEN');
  });
});

describe('an item', () => {
  it('has a type of its request’s type', async () => {
    const request = aRequest();
    const refused = await saveRows(broker, parts.projectId, {
      requests: [request],
      requestItems: [anItem(request.id, { requestItemType: haul })],
    });
    expect(refusalOf(refused)?.fields).toEqual([
      { path: 'requestItems[0].requestItemType', message: 'Choose an item type of the request’s type.' },
    ]);
    const road = aRequest({ requestType: roadUse });
    const saved = await saveRows(broker, parts.projectId, {
      requests: [road],
      requestItems: [anItem(road.id, { requestItemType: haul })],
    });
    expect(refusalOf(saved)).toBeUndefined();
  });

  it('uses no more of a road than it is long, and names a parcel once', async () => {
    const [road] = await parts.ids('road order by name desc', 1);
    await server.database.pool.query('update road set length = 8.25 where id = $1', [road?.id]);
    const [parcel] = await parts.ids('parcel order by id', 1);
    const request = aRequest();
    const refused = await saveRows(broker, parts.projectId, {
      requests: [request],
      requestItems: [
        anItem(request.id, { roads: [newRow({ road, usedLength: '8.26' })] }),
        anItem(request.id, { relatedParcels: [newRow({ parcel }), newRow({ parcel })] }),
        anItem(request.id, { revisions: [newRow({ details: 'No day.' })] }),
      ],
    });
    expect(refusalOf(refused)?.fields).toEqual([
      {
        path: 'requestItems[0].roads[0].usedLength',
        message: 'More of the road is used than it is long: 8.25 km.',
      },
      { path: 'requestItems[1].relatedParcels[1].parcel', message: 'This value is already used.' },
      { path: 'requestItems[2].revisions[0].date', message: 'Required value.' },
    ]);
  });

  it('stays in its request, and is a conflict of its row where two edit it', async () => {
    const [one, other] = [aRequest(), aRequest()];
    const item = anItem(one.id);
    await saveRows(broker, parts.projectId, { requests: [one, other], requestItems: [item] });
    const moved = await saveRows(broker, parts.projectId, {
      requestItems: [{ id: item.id, revision: 1, requestId: other.id, marker: 'KM 1' }],
    });
    expect(refusalOf(moved)?.fields).toMatchObject([{ path: 'requestItems[0].requestId' }]);
    const elsewhere = await saveRows(broker, parts.otherId, { requestItems: [anItem(one.id)] });
    expect(refusalOf(elsewhere)?.fields).toEqual([
      { path: 'requestItems[0].requestId', message: 'Invalid value.' },
    ]);
    const edit = (client: TestClient, marker: string) =>
      saveRows(client, parts.projectId, {
        requestItems: [{ id: item.id, revision: 1, requestId: one.id, marker }],
      });
    expect(refusalOf(await edit(operator, 'KM 2'))).toBeUndefined();
    expect(refusalOf(await edit(broker, 'KM 3'))).toMatchObject({
      ...{ code: 'CONFLICT', conflicts: ['requestItems[0]'] },
    });
  });

  it('is written and deleted alone, and the others are numbered anew', async () => {
    const request = aRequest();
    await saveRows(broker, parts.projectId, { requests: [request] });
    const items = [anItem(request.id), anItem(request.id), anItem(request.id)];
    const made = await broker.graphql(
      `mutation I($input: [RequestItemInput!]!) { made: updateRequestItems(input: $input) { id sequence } }`,
      { input: items },
    );
    expect(made.data?.['made']).toEqual(items.map(({ id }, place) => ({ id, sequence: place + 1 })));
    expect(refusalOf(await callWithIds(broker, 'deleteRequestItems', items[0]?.id ?? ''))).toBeUndefined();
    const read = (await requestsOf(broker, parts.projectId)).find(({ id }) => id === request.id);
    expect(itemsOf(read).map(({ id, sequence }) => [id, sequence])).toEqual([
      [items[1]?.id, 1],
      [items[2]?.id, 2],
    ]);
  });
});
