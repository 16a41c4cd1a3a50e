import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { anAgreement, saveInProject } from '../../testing/agreement-calls.ts';
import { refusalOf, saveAssociate } from '../../testing/associate-calls.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { newRow, saveRows } from '../../testing/project-row-calls.ts';
import { projectServer } from '../../testing/project-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

const the = projectServer();

const ask = (client: TestClient, source: string, parentId: string) =>
  client.graphql(
    `query C($source: ContactCardParent!, $parentId: ID!) { card: contactCard(source: $source, parentId: $parentId) {
      id peopleCount contactCount triedCount openTaskCount documentCount
      lastContact { date isSuccessful outcome method } nextTask { name dueDate assignee }
      people { role name associateId contactName isJointTenant interestFractionNumerator interestFractionDenominator
        ownerGroup email note safetyNote triedCount lastContact { date isSuccessful method }
        phones { type number extension contactName } } } }`,
    { source, parentId },
  );

const cardOf = async (source: string, parentId: string, client = the().broker) =>
  (await ask(client, source, parentId)).data?.['card'] as Readonly<Record<string, unknown>>;

/** An associate with numbers of its own and a contact with two, one of them the same. */
async function anAssociate(name: string, values: object = {}) {
  const [id, contactId] = [randomUUID(), randomUUID()];
  const { errors } = await saveAssociate(the().broker, {
    ...{ id, name, phoneNumber: '7805550100', cellNumber: '7805550101', email: 'farm@example.ca' },
    communicationNotes: 'After six.',
    safetyNote: 'Dog in the yard: phone first.',
    contacts: [
      {
        ...{ id: contactId, name: `${name} son`, email: 'son@example.ca' },
        phoneNumbers: [
          { id: randomUUID(), type: 'Mobile', number: '7805550102', extension: null },
          { id: randomUUID(), type: 'Home', number: '7805550100', extension: null },
          { id: randomUUID(), type: 'Fax', number: '7805550109', extension: null },
        ],
      },
    ],
    ...values,
  });
  expect(errors).toBeUndefined();
  return { id, contactId };
}

const methodId = (code: string) => the().parts.id(`method_of_contact where code = '${code}'`);

const log = (source: string, parentId: string, ...communications: readonly object[]) =>
  the().broker.graphql(
    `mutation L($input: [LoggedCommunicationInput!]!, $source: CommunicationParentKind!) {
      logged: logCommunications(input: $input, source: $source) }`,
    {
      source,
      input: communications.map((one) => ({ parentId, communication: { id: randomUUID(), ...one } })),
    },
  );

describe('the contact card of an agreement', () => {
  it('holds owners and occupants with their numbers, the last contact and what comes next', async () => {
    const [ann, bob] = [await anAssociate('Ann Beg'), await anAssociate('Bob Beg')];
    const agreement = anAgreement({
      landowners: [
        {
          ...{ id: randomUUID(), businessAssociate: { id: ann.id }, contact: { id: ann.contactId } },
          ...{ interestFractionNumerator: 1, interestFractionDenominator: 2 },
        },
        { id: randomUUID(), legalName: 'The estate of Carl Beg' },
      ],
      occupants: [{ id: randomUUID(), businessAssociate: { id: bob.id } }],
    });
    const { projectId, ids, person } = the().parts;
    expect((await saveInProject(the().broker, projectId, agreement)).errors).toBeUndefined();
    const tasks = await ids(`task where task_type = 'Agreement' and is_active order by name`, 2);
    const due = (place: number, dueDate: string) => ({
      ...newRow({ parentClass: 'Agreement', parentId: agreement.id, task: tasks[place], dueDate }),
      assignedDate: '2026-11-01',
    });
    const brooke = await person('broker');
    const saved = await saveRows(the().broker, projectId, {
      tasks: [due(0, '2026-12-20'), { ...due(1, '2026-12-01'), assignee: brooke }],
    });
    expect(saved.errors).toBeUndefined();
    const phone = { id: await methodId('Phone') };
    const { errors } = await log(
      'Agreement',
      agreement.id,
      { date: '2026-11-02', methodOfContact: phone, comments: 'Met.', isSuccessful: true },
      { date: '2026-11-05', timeOfDay: '09:00', methodOfContact: phone, outcome: 'NoAnswer' },
      { date: '2026-11-05', timeOfDay: '16:00', outcome: 'LeftCard', businessAssociates: [{ id: bob.id }] },
    );
    expect(errors).toBeUndefined();
    expect(await cardOf('Agreement', agreement.id)).toMatchObject({
      ...{ id: agreement.id, peopleCount: 3, contactCount: 3, triedCount: 2, openTaskCount: 2 },
      documentCount: 0,
      lastContact: { date: '2026-11-05', isSuccessful: false, outcome: 'LeftCard', method: null },
      nextTask: { dueDate: '2026-12-01' },
      people: [
        {
          ...{ role: 'Landowner', name: 'Ann Beg', associateId: ann.id, contactName: 'Ann Beg son' },
          ...{ interestFractionNumerator: 1, interestFractionDenominator: 2, email: 'son@example.ca' },
          ...{ note: 'After six.', safetyNote: 'Dog in the yard: phone first.' },
          // Named nobody: a contact of an agreement is with its owners.
          ...{ triedCount: 1, lastContact: { date: '2026-11-05', isSuccessful: false, method: 'Phone' } },
          // The contact's own first, each once, and no fax.
          phones: [
            { type: 'Mobile', number: '7805550102', contactName: 'Ann Beg son' },
            { type: 'Home', number: '7805550100', contactName: 'Ann Beg son' },
            { type: 'Mobile', number: '7805550101', contactName: null },
          ],
        },
        {
          role: 'Landowner',
          name: 'The estate of Carl Beg',
          associateId: null,
          phones: [],
          lastContact: null,
        },
        {
          ...{
            role: 'Occupant',
            name: 'Bob Beg',
            contactName: null,
            email: 'farm@example.ca',
            triedCount: 1,
          },
          // Nobody is named: the associate's own, then those of its contacts.
          phones: [
            { number: '7805550101', contactName: null },
            { number: '7805550100', contactName: null },
            { number: '7805550102', contactName: 'Bob Beg son' },
          ],
        },
      ],
    });
  });

  it('is read with as many statements, whomever and whatever it holds', async () => {
    const { projectId, owners } = the().parts;
    const [none, many] = [
      anAgreement(),
      anAgreement({
        landowners: owners.map((businessAssociate) => ({ id: randomUUID(), businessAssociate })),
        occupants: owners.map((businessAssociate) => ({ id: randomUUID(), businessAssociate })),
      }),
    ];
    await saveInProject(the().broker, projectId, none, many);
    await log('Agreement', many.id, { date: '2026-11-02', outcome: 'NoAnswer' });
    const counted = (id: string) => countStatements(the().server, () => cardOf('Agreement', id));
    // The first asks for the person too.
    await counted(none.id);
    expect(await counted(many.id)).toBe(await counted(none.id));
  });

  it('is for those who see its project alone', async () => {
    const agreement = anAgreement();
    await saveInProject(the().broker, the().parts.projectId, agreement);
    const { server } = the();
    const codes = [];
    for (const name of ['operator', 'prairie'] as const)
      codes.push(refusalOf(await ask(await server.signIn(name), 'Agreement', agreement.id))?.code);
    expect(codes).toEqual([undefined, 'NOT_FOUND']);
    expect(refusalOf(await ask(the().broker, 'Request', agreement.id))?.code).toBe('NOT_FOUND');
    expect(refusalOf(await ask(the().broker, 'Request', 'no-id'))?.code).toBe('BAD_INPUT');
  });
});

describe('the contact card of a record', () => {
  it('holds the grantor, and the stakeholder, with whom contacts are logged unless others are named', async () => {
    const { id } = await anAssociate('County of Beg');
    const { projectId, ids } = the().parts;
    const [requestType] = await ids('request_type', 1);
    const request = newRow({ requestType, businessAssociate: { id } });
    const stakeholder = newRow({ businessAssociate: { id } });
    const rows = { requests: [request], stakeholders: [stakeholder] };
    expect((await saveRows(the().broker, projectId, rows)).errors).toBeUndefined();
    for (const [source, record, role] of [
      ['Request', request, 'Grantor'],
      ['Stakeholder', stakeholder, 'Stakeholder'],
    ] as const) {
      await log(source, record.id, { date: '2026-11-02', isSuccessful: true, comments: 'Met.' });
      expect(await cardOf(source, record.id)).toMatchObject({
        ...{ id: record.id, contactCount: 1, triedCount: 0, nextTask: null },
        people: [{ role, associateId: id, lastContact: { date: '2026-11-02', isSuccessful: true } }],
      });
    }
  });

  it('names nobody where the record names nobody', async () => {
    const agreement = anAgreement();
    await saveInProject(the().broker, the().parts.projectId, agreement);
    expect(await cardOf('Agreement', agreement.id)).toMatchObject({ people: [], peopleCount: 0 });
  });
});
