import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  agreementOf,
  agreementParts,
  anAgreement,
  saveAlone,
  saveInProject,
} from '../../testing/agreement-calls.ts';
import { historyOf, refusalOf } from '../../testing/associate-calls.ts';
import { makeProject } from '../../testing/project-calls.ts';
import { newRow, saveRows } from '../../testing/project-row-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

const server = await runningServer();
const broker = await server.signIn('broker');
const parts = await agreementParts(server, broker);

async function agreements(count: number, values: Readonly<Record<string, unknown>> = {}) {
  const { id } = await makeProject(broker, { operator: { id: parts.northfork } });
  const made = Array.from({ length: count }, () => anAgreement(values));
  expect(refusalOf(await saveInProject(broker, id, ...made))).toBeUndefined();
  return made.map((one) => one.id);
}

interface Change {
  readonly agreement: { readonly id: string };
  readonly revision: number;
  readonly changes: readonly {
    readonly field: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
  readonly faults: readonly { readonly path: string }[];
}

const preview = (client: TestClient, ids: readonly string[], values: object) =>
  client.graphql(
    `query P($ids: [ID!]!, $values: AgreementBulkValues!) { found: previewAgreements(ids: $ids, values: $values) {
      agreement { id } revision changes { field before after } faults { path message } } }`,
    { ids, values },
  );

const edit = (client: TestClient, agreementRows: readonly object[], values: object, saveId = randomUUID()) =>
  client.graphql(
    `mutation B($input: AgreementBulkInput!) { done: bulkEditAgreements(input: $input) { id revision } }`,
    { input: { agreements: agreementRows, values, saveId } },
  );

it('previews what changes, and writes it as one save of each', async () => {
  const ids = await agreements(12, { consentRequestedDate: '2026-05-01' });
  await saveAlone(broker, { id: ids[3], revision: 1, consentReceivedDate: '2026-06-01' });
  const agent = await parts.person('broker');
  const values = { consentReceivedDate: '2026-06-01', consentRequestedDate: null, landAgent: agent };
  const changes = (await preview(broker, ids, values)).data?.['found'] as readonly Change[];
  expect(changes.map(({ agreement }) => agreement.id)).toEqual(ids);
  expect(changes[0]?.changes).toMatchObject([
    { field: 'landAgent', before: null },
    { field: 'consentRequestedDate', before: '2026-05-01', after: null },
    { field: 'consentReceivedDate', before: null, after: '2026-06-01' },
  ]);
  expect(changes[3]?.changes.map(({ field }) => field)).toEqual(['landAgent', 'consentRequestedDate']);
  const saveId = randomUUID();
  const rows = changes.map(({ agreement, revision }) => ({ id: agreement.id, revision }));
  const done = await edit(broker, rows, values, saveId);
  expect(done.data?.['done']).toEqual(rows.map(({ id, revision }) => ({ id, revision: revision + 1 })));
  expect(await agreementOf(broker, ids[0] ?? '')).toMatchObject({
    landAgent: agent,
    dates: { consentReceivedDate: '2026-06-01', consentRequestedDate: null },
  });
  const [last] = await historyOf(broker, 'AGREEMENT', ids[0] ?? '');
  expect(last).toMatchObject({ revision: 2 });
  // The same sent again writes nothing.
  expect((await edit(broker, rows, values, saveId)).errors).toBeUndefined();
  expect((await agreementOf(broker, ids[0] ?? '')).revision).toBe(2);
});

it('is taken back by what each had before, in one save, without a word of what else it has', async () => {
  const ids = await agreements(3, { consentRequestedDate: '2026-05-01', statusComments: 'Kept' });
  const agent = await parts.person('broker');
  await saveAlone(broker, { id: ids[1], revision: 1, landAgent: agent });
  const before = await Promise.all(ids.map((id) => agreementOf(broker, id)));
  const rows = before.map(({ revision }, place) => ({ id: ids[place], revision }));
  const values = { consentRequestedDate: '2026-06-01', landAgent: null };
  const done = (await edit(broker, rows, values)).data?.['done'] as readonly {
    id: string;
    revision: number;
  }[];
  const saveId = randomUUID();
  const input = done.map(({ id, revision }, place) => ({
    ...{ id, revision, saveId, consentRequestedDate: '2026-05-01' },
    landAgent: place === 1 ? agent : null,
  }));
  const undone = await broker.graphql(
    'mutation U($input: [AgreementInput!]!) { done: updateAgreements(input: $input) { id } }',
    { input },
  );
  expect(undone.errors).toBeUndefined();
  const after = await Promise.all(ids.map((id) => agreementOf(broker, id)));
  const withoutRevision = (one: object) => ({ ...one, revision: 0 });
  expect(after.map(withoutRevision)).toEqual(before.map(withoutRevision));
});

it('writes nothing where one moved on, or where one cannot be written', async () => {
  const ids = await agreements(3, { effectiveDate: '2026-05-01' });
  await saveAlone(broker, { id: ids[1], revision: 1, statusComments: 'Meanwhile' });
  const rows = ids.map((id) => ({ id, revision: 1 }));
  const refused = refusalOf(await edit(broker, rows, { statusComments: 'All' }));
  expect([refused?.code, refused?.conflicts]).toEqual(['CONFLICT', ['agreements[1]']]);
  await saveAlone(broker, { id: ids[2], revision: 1, effectiveDate: '2027-01-01' });
  const now = [
    { id: ids[0], revision: 1 },
    { id: ids[2], revision: 2 },
  ];
  const early = refusalOf(await edit(broker, now, { expiryDate: '2026-12-01' }));
  expect(early?.fields).toMatchObject([{ path: 'agreements[1].expiryDate' }]);
  const changes = (await preview(broker, ids, { expiryDate: '2026-12-01' })).data?.[
    'found'
  ] as readonly Change[];
  expect(changes.map(({ faults }) => faults.map(({ path }) => path))).toEqual([[], [], ['expiryDate']]);
  expect((await agreementOf(broker, ids[0] ?? '')).revision).toBe(1);
});

it('refuses wrong values once, at the value, and names nobody who does not see the project', async () => {
  const ids = await agreements(2);
  const rows = ids.map((id) => ({ id, revision: 1 }));
  expect(refusalOf(await edit(broker, rows, { expiryDate: '2026-02-30' }))?.fields).toMatchObject([
    { path: 'values.expiryDate' },
  ]);
  expect(refusalOf(await edit(broker, rows, { landPurpose: { id: randomUUID() } }))?.fields).toMatchObject([
    { path: 'values.landPurpose' },
  ]);
  expect(
    refusalOf(await edit(broker, rows, { landAgent: await parts.person('prairie') }))?.fields,
  ).toMatchObject([{ path: 'agreements[0].landAgent' }, { path: 'agreements[1].landAgent' }]);
  expect(refusalOf(await edit(broker, rows, {}))?.code).toBe('BAD_INPUT');
  const readonly = await server.signIn('readonly');
  expect(refusalOf(await edit(readonly, rows, { statusComments: 'No' }))?.code).toBe('FORBIDDEN');
  const changes = (await preview(readonly, ids, { statusComments: 'No' })).data?.[
    'found'
  ] as readonly Change[];
  expect(changes.map(({ faults }) => faults.map(({ path }) => path))).toEqual([[''], ['']]);
  const prairie = await server.signIn('prairie');
  expect(refusalOf(await edit(prairie, rows, { statusComments: 'No' }))?.code).toBe('NOT_FOUND');
  expect(refusalOf(await preview(prairie, ids, { statusComments: 'No' }))?.code).toBe('NOT_FOUND');
});

it('hands the work of somebody who leaves over in one go', async () => {
  const [leaver, heir] = [await parts.person('invoicing'), await parts.person('broker')];
  const { id: projectId } = await makeProject(broker, { operator: { id: parts.northfork } });
  const made = [anAgreement({ landAgent: leaver }), anAgreement({ landAgent: leaver }), anAgreement()];
  await saveInProject(broker, projectId, ...made);
  const [first] = made;
  const task = newRow({
    ...{ parentClass: 'Agreement', parentId: first?.id, assignee: leaver },
    task: { id: await parts.id(`task where task_type = 'Agreement' and is_active`) },
  });
  const duty = newRow({
    ...{ agreement: { id: first?.id }, responsible: leaver },
    obligationType: { id: await parts.id('obligation_type') },
  });
  expect(
    refusalOf(await saveRows(broker, projectId, { tasks: [task], obligations: [duty] })),
  ).toBeUndefined();
  const leaving = { fromId: leaver.id, surfaceProjectId: projectId };
  const what = '{ agreements tasks obligations }';
  const handover = await broker.graphql(
    `query H($fromId: ID!, $surfaceProjectId: ID) {
      found: agreementHandover(fromId: $fromId, surfaceProjectId: $surfaceProjectId) ${what} }`,
    leaving,
  );
  expect(refusalOf(handover)).toBeUndefined();
  expect(handover.data?.['found']).toEqual({ agreements: 2, tasks: 1, obligations: 1 });
  const hand = (client: TestClient, toId: string) =>
    client.graphql(
      `mutation H($fromId: ID!, $toId: ID!, $surfaceProjectId: ID) {
        done: handOverAgreements(fromId: $fromId, toId: $toId, surfaceProjectId: $surfaceProjectId) ${what} }`,
      { ...leaving, toId },
    );
  const stranger = await hand(broker, (await parts.person('prairie')).id);
  expect(refusalOf(stranger)?.fields).toMatchObject([{ path: 'toId' }]);
  const reader = await hand(await server.signIn('readonly'), heir.id);
  expect(reader.errors?.map(({ extensions }) => extensions['code'])).toEqual(['FORBIDDEN']);
  expect((await hand(broker, heir.id)).data?.['done']).toEqual({ agreements: 2, tasks: 1, obligations: 1 });
  expect((await agreementOf(broker, first?.id ?? ''))['landAgent']).toEqual(heir);
  const { rows } = await server.database.pool.query(
    'select (select assignee_id from assigned_task where id = $1) as task, (select responsible_id from obligation where id = $2) as duty',
    [task.id, duty.id],
  );
  expect(rows).toEqual([{ task: heir.id, duty: heir.id }]);
});
