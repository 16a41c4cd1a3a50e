import { randomUUID } from 'node:crypto';
import { communicationLockText } from 'shared-contracts/communications';
import { describe, expect, it } from 'vitest';
import {
  aCommunication,
  idOf,
  makeAssociate,
  readAssociate,
  refusalOf,
  saveAssociate,
  savedOf,
} from '../../testing/associate-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

const server = await runningServer();
const broker = await server.signIn('broker');
const operator = await server.signIn('operator');

const fields = `id revision date comments source isUserOwned canEdit canDelete projectId agreementId requestId stakeholderId
  businessAssociateId isSuccessful outcome timeOfDay businessAssociates { id } contacts { id }
  relatedDocuments { id revision name url isUserOwned }`;

const save = (client: TestClient, source: string, parentId: string, ...input: readonly object[]) =>
  client.graphql(
    `mutation S($input: [CommunicationInput!]!, $source: CommunicationParentKind!, $parentId: ID!) {
      saved: updateCommunications(input: $input, source: $source, parentId: $parentId) { ${fields} } }`,
    { input, source, parentId },
  );

const read = async (client: TestClient, id: string) =>
  (await client.graphql(`query R($id: ID!) { found: communication(id: $id) { ${fields} } }`, { id })).data?.[
    'found'
  ] as Record<string, unknown> | null | undefined;

const log = (client: TestClient, source: string, ...input: readonly object[]) =>
  client.graphql(
    `mutation L($input: [LoggedCommunicationInput!]!, $source: CommunicationParentKind!) {
      logged: logCommunications(input: $input, source: $source) }`,
    { input, source },
  );

const remove = (client: TestClient, ...ids: readonly string[]) =>
  client.graphql(
    'mutation D($input: [DeleteCommunicationInput!]!) { deleted: deleteCommunications(input: $input) }',
    {
      input: ids.map((id) => ({ id })),
    },
  );

/** Projects of both companies, and of another one. */
const ours = `surface_project_id in (select p.id from surface_project p join company b on b.id = p.broker_id
  join company o on o.id = p.operator_id where b.code = 'RLS' and o.code = 'NFE')`;

const parentOf = {
  Agreement: () => idOf(server, `agreement where ${ours}`),
  BusinessAssociate: () => idOf(server, 'business_associate'),
  Project: () =>
    idOf(server, `surface_project where id in (select surface_project_id from agreement where ${ours})`),
  Request: () => idOf(server, `request where ${ours}`),
  Stakeholder: () => idOf(server, `stakeholder where ${ours}`),
};

const columns = {
  Agreement: 'agreementId',
  BusinessAssociate: 'businessAssociateId',
  Project: 'projectId',
  Request: 'requestId',
  Stakeholder: 'stakeholderId',
} as const;

const sources = Object.keys(columns) as (keyof typeof columns)[];

const link = (change: object = {}) => ({
  id: randomUUID(),
  isUrlLink: true,
  url: 'https://example.ca/letter',
  name: 'Letter',
  ...change,
});

describe.each(sources)('a communication of %s', (source) => {
  it('is made, changed and deleted with its document', async () => {
    const parentId = await parentOf[source]();
    const made = aCommunication({ outcome: 'LeftCard', timeOfDay: '16:20', relatedDocuments: [link()] });
    const { data, errors } = await save(broker, source, parentId, made);
    expect(errors).toBeUndefined();
    expect(data?.['saved']).toMatchObject([
      {
        ...{ id: made.id, revision: 1, source, isUserOwned: true, isSuccessful: false, outcome: 'LeftCard' },
        ...{ canEdit: true, canDelete: true, [columns[source]]: parentId },
        relatedDocuments: [{ revision: 1, name: 'Letter', url: 'https://example.ca/letter' }],
      },
    ]);
    const changed = { id: made.id, revision: 1, comments: 'Met.', isSuccessful: true, outcome: null };
    expect((await save(broker, source, parentId, changed)).data?.['saved']).toMatchObject([
      { revision: 2, comments: 'Met.', date: '2026-11-20', timeOfDay: '16:20', outcome: null },
    ]);
    expect((await remove(broker, made.id)).data).toEqual({ deleted: [made.id] });
    expect(await read(broker, made.id)).toBeNull();
  });

  it('is nobody else’s to change: another company, a read-only person', async () => {
    const parentId = await parentOf[source]();
    const made = aCommunication();
    await save(broker, source, parentId, made);
    const change = { id: made.id, revision: 1, comments: 'Theirs' };
    if (source === 'BusinessAssociate') {
      expect(refusalOf(await save(operator, source, parentId, change))?.code).toBe('NOT_FOUND');
      expect(refusalOf(await remove(operator, made.id))?.code).toBe('NOT_FOUND');
    } else {
      const refused = { code: 'FORBIDDEN', message: communicationLockText('foreign') };
      expect(refusalOf(await save(operator, source, parentId, change))).toMatchObject(refused);
      const theirs =
        /^Another company wrote the communication ‘Nov-20-2026 · .+’ \(Rightway Land Services.*\)/;
      expect(refusalOf(await remove(operator, made.id))).toMatchObject({
        code: 'FORBIDDEN',
        message: expect.stringMatching(theirs),
      });
      const document = { ...change, comments: undefined, relatedDocuments: [link()] };
      expect(refusalOf(await save(operator, source, parentId, document))?.code).toBe('FORBIDDEN');
    }
    const reader = await server.signIn('readonly');
    expect(refusalOf(await save(reader, source, parentId, aCommunication()))).toMatchObject({
      code: 'FORBIDDEN',
      message: communicationLockText('readOnly'),
    });
    expect(await read(broker, made.id)).toMatchObject({ revision: 1, relatedDocuments: [] });
  });

  it('is not saved as one of another record', async () => {
    const parentId = await parentOf[source]();
    const made = aCommunication();
    await save(broker, source, parentId, made);
    const other = await makeAssociate(broker);
    const change = { id: made.id, revision: 1, comments: 'Moved' };
    expect(refusalOf(await save(broker, 'BusinessAssociate', other.id, change))?.fields).toEqual([
      { path: 'input[0].id', message: 'Invalid value.' },
    ]);
    expect(refusalOf(await save(broker, source, randomUUID(), aCommunication()))?.code).toBe('NOT_FOUND');
  });
});

describe('communications', () => {
  it('are deleted all or none: one of another company keeps the others', async () => {
    const agreement = await parentOf.Agreement();
    const [mine, theirs] = [aCommunication(), aCommunication()];
    await save(broker, 'Agreement', agreement, mine);
    await save(operator, 'Agreement', agreement, theirs);
    expect(refusalOf(await remove(broker, mine.id, theirs.id))?.code).toBe('FORBIDDEN');
    expect(await read(broker, mine.id)).toMatchObject({ revision: 1 });
  });

  it('of a project that the person does not see are not there', async () => {
    const foreign = await idOf(
      server,
      `surface_project where operator_id = (select id from company where code = 'PRG')
       and owner_id <> (select id from company where code = 'NFE')`,
    );
    expect(refusalOf(await save(operator, 'Project', foreign, aCommunication()))?.code).toBe('NOT_FOUND');
  });

  it('of an agreement keep whom they were with, where an associate’s form has them open', async () => {
    const agreement = await parentOf.Agreement();
    const [one, other] = [await makeAssociate(broker), await makeAssociate(broker)];
    const made = aCommunication({ businessAssociates: [{ id: one.id }] });
    await save(broker, 'Agreement', agreement, made);
    const inForm = (values: object) =>
      saveAssociate(broker, { id: one.id, communications: [{ id: made.id, revision: 1, ...values }] });
    expect(refusalOf(await inForm({ businessAssociates: [{ id: other.id }] }))?.fields).toEqual([
      { path: 'communications[0].businessAssociates', message: communicationLockText('agreement') },
    ]);
    const saved = savedOf(await inForm({ comments: 'Met.', businessAssociates: [{ id: one.id }] }));
    expect(saved.communications).toMatchObject([{ id: made.id, comments: 'Met.', source: 'Agreement' }]);
    const moved = { id: made.id, revision: 2, businessAssociates: [{ id: other.id }] };
    expect((await save(broker, 'Agreement', agreement, moved)).data?.['saved']).toMatchObject([
      { businessAssociates: [{ id: other.id }] },
    ]);
  });

  it('keep the associate that they were written for among those whom they name', async () => {
    const made = await makeAssociate(broker, { communications: [aCommunication()] });
    const [communication] = made.communications;
    const input = { id: communication?.id, revision: 1, businessAssociates: [] };
    const saved = savedOf(await saveAssociate(broker, { id: made.id, communications: [input] }));
    expect(saved.communications).toMatchObject([{ revision: 1, businessAssociates: [{ id: made.id }] }]);
  });
});

describe('a contact that is logged on several records at once', () => {
  const parents = async () => {
    const { rows } = await server.database.pool.query<{ id: string }>(
      `select id from agreement where ${ours} order by id limit 3`,
    );
    return rows.map(({ id }) => id);
  };
  const on = (parentId: string, change: object = {}) => ({
    parentId,
    communication: aCommunication({ isSuccessful: false, outcome: 'NoAnswer', ...change }),
  });

  it('stands on each of them, and once however often it is sent', async () => {
    const input = (await parents()).map((id) => on(id, { saveId: randomUUID() }));
    const ids = input.map(({ communication }) => communication.id);
    expect((await log(broker, 'Agreement', ...input)).data).toEqual({ logged: ids });
    expect((await log(broker, 'Agreement', ...input)).data).toEqual({ logged: ids });
    for (const { parentId, communication } of input)
      expect(await read(broker, communication.id)).toMatchObject({
        ...{ agreementId: parentId, source: 'Agreement', outcome: 'NoAnswer', isUserOwned: true },
      });
    expect((await remove(broker, ...ids)).data).toEqual({ deleted: ids });
  });

  it('is on none of them where one is refused, at its place', async () => {
    const [one = '', other = ''] = await parents();
    const wrong = [on(one), on(other, { date: 'soon' })];
    expect(refusalOf(await log(broker, 'Agreement', ...wrong))).toMatchObject({
      code: 'VALIDATION',
      fields: [{ path: 'input[1].date' }],
    });
    const unseen = [on(one), on(randomUUID())];
    expect(refusalOf(await log(broker, 'Agreement', ...unseen))?.code).toBe('NOT_FOUND');
    for (const { communication } of [...wrong, ...unseen])
      expect((await read(broker, communication.id)) ?? null).toBeNull();
  });

  it('is refused on more records than are saved at once', async () => {
    const [one = ''] = await parents();
    const many = Array.from({ length: 201 }, () => on(one));
    expect(refusalOf(await log(broker, 'Agreement', ...many))?.code).toBe('BAD_INPUT');
  });
});

describe('documents of a communication', () => {
  it('are saved with it, also alone, and are told at their path', async () => {
    const document = link();
    const made = await makeAssociate(broker, {
      communications: [aCommunication({ relatedDocuments: [document] })],
    });
    const [communication] = made.communications;
    const alone = (values: object) =>
      saveAssociate(broker, {
        id: made.id,
        communications: [{ id: communication?.id, revision: 1, relatedDocuments: [values] }],
      });
    const renamed = { id: document.id, revision: 1, name: 'Offer', url: document.url };
    const saved = savedOf(await alone(renamed));
    expect(saved.communications).toMatchObject([
      { revision: 1, relatedDocuments: [{ id: document.id, revision: 2, name: 'Offer' }] },
    ]);
    expect(refusalOf(await alone({ ...renamed, revision: 2, url: '' }))?.fields).toEqual([
      { path: 'communications[0].relatedDocuments[0].url', message: 'Required value.' },
    ]);
  });

  it('of another communication are not taken over', async () => {
    const document = link();
    const other = await makeAssociate(broker, {
      communications: [aCommunication({ relatedDocuments: [document] })],
    });
    const taken = aCommunication({ relatedDocuments: [{ ...document, revision: 1, name: 'Taken' }] });
    expect(
      refusalOf(await saveAssociate(broker, { id: randomUUID(), name: 'Thief', communications: [taken] }))
        ?.fields,
    ).toEqual([{ path: 'communications[0].relatedDocuments[0].id', message: 'Invalid value.' }]);
    expect((await readAssociate(broker, other.id))?.communications[0]).toMatchObject({
      relatedDocuments: [{ id: document.id, name: 'Letter' }],
    });
  });

  it('of another company keep the communication from being deleted', async () => {
    const agreement = await parentOf.Agreement();
    const made = aCommunication({ relatedDocuments: [link()] });
    await save(broker, 'Agreement', agreement, made);
    await server.database.pool.query(
      `update related_document set owner_id = (select id from company where code = 'NFE') where communication_id = $1`,
      [made.id],
    );
    const refused = refusalOf(await remove(broker, made.id));
    expect(refused?.code).toBe('FORBIDDEN');
    expect(refused?.message).toMatch(
      /^The document ‘Letter’ \(Northfork Energy.*\) belongs to another company/,
    );
    expect(await read(broker, made.id)).toMatchObject({ relatedDocuments: [{ isUserOwned: false }] });
  });

  it('are not added by another company through their own call either', async () => {
    const agreement = await parentOf.Agreement();
    const made = aCommunication();
    await save(broker, 'Agreement', agreement, made);
    const answer = await operator.graphql(
      'mutation U($input: [DocumentInput!]!) { updateDocuments(parentType: Communication, input: $input) { id } }',
      { input: [link({ parentId: made.id })] },
    );
    expect(refusalOf(answer)?.code).toBe('FORBIDDEN');
  });
});
