import { describe, expect, it } from 'vitest';
import { agreementParts } from '../../testing/agreement-calls.ts';
import { historyOf, refusalOf } from '../../testing/associate-calls.ts';
import { callWithIds, makeProject } from '../../testing/project-calls.ts';
import { listRows, newRow, saveRows, sixteenAtOnce } from '../../testing/project-row-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

const server = await runningServer();
const broker = await server.signIn('broker');
const operator = await server.signIn('operator');
const parts = await agreementParts(server, broker);

const stakeholdersOf = (client: TestClient, projectId: string) =>
  listRows(
    client,
    `query S($projectId: ID!) { list: stakeholders(surfaceProjectId: $projectId, first: 20) { nodes {
      id revision sequence projectFileId businessAssociate { id } contact { id } interestType { id } landInterest
      landInformation distanceToInterest details { notifiedDate typedNotifiedDate consentDate expiryDate completedDate }
      relatedParcels { id sequence parcel { id } } stakeholderTypes { id type { id } requirement { id } }
      revisions { id date details } pauses { id fromDate toDate reason } canEdit
      communications(first: 5) { id step deliveredDate } } } }`,
    { projectId },
  );

const aStakeholder = (values: object = {}) => newRow({ businessAssociate: parts.owners[0], ...values });

describe('a stakeholder', () => {
  it('keeps everything that its form writes, is told by the history and read as it was written', async () => {
    const one = async (from: string) => ({ id: await parts.id(from) });
    const stakeholder = aStakeholder({
      contact: await one(`contact where business_associate_id = '${parts.owners[0]?.id}'`),
      interestType: await one('interest_type'),
      landInterest: 'Grazing lease',
      distanceToInterest: '450 m',
      relatedParcels: [newRow({ parcel: await one('parcel') })],
      stakeholderTypes: [
        newRow({ type: await one('stakeholder_type'), requirement: await one('stakeholder_requirement') }),
      ],
      revisions: [newRow({ date: '2026-11-02', details: 'Moved.' })],
      pauses: [newRow({ fromDate: '2026-11-05', toDate: '2026-11-09', reason: 'Harvest' })],
    });
    const details = {
      notifiedDate: '2026-11-01',
      consentDate: null,
      expiryDate: '2027-11-01',
      completedDate: null,
    };
    const saved = await saveRows(broker, parts.projectId, { stakeholders: [{ ...stakeholder, ...details }] });
    expect(refusalOf(saved)).toBeUndefined();
    const [read] = await stakeholdersOf(broker, parts.projectId);
    expect(read).toMatchObject({
      ...{ ...stakeholder, details: { ...details, typedNotifiedDate: '2026-11-01' } },
      ...{ landInformation: 'Grazing lease', canEdit: true },
      ...{ sequence: 1, revision: 1, projectFileId: parts.projectId },
    });
    expect(await historyOf(broker, 'STAKEHOLDER', stakeholder.id)).toHaveLength(1);
  });

  it('is refused with each fault at its path', async () => {
    const [parcel] = await parts.ids('parcel order by id', 1);
    const refused = await saveRows(broker, parts.projectId, {
      stakeholders: [
        newRow({ landInterest: 'x'.repeat(101), distanceToInterest: 'x'.repeat(101) }),
        aStakeholder({ relatedParcels: [newRow({ parcel }), newRow({ parcel })] }),
        aStakeholder({ pauses: [newRow({ fromDate: '2026-11-09', toDate: '2026-11-05', reason: 'Snow' })] }),
        aStakeholder({ revisions: [newRow({ details: 'No day.' })] }),
      ],
    });
    expect(refusalOf(refused)?.fields).toEqual([
      { path: 'stakeholders[0].businessAssociate', message: 'Required value' },
      { path: 'stakeholders[0].landInterest', message: 'Land interest cannot exceed 100 characters' },
      {
        path: 'stakeholders[0].distanceToInterest',
        message: 'Distance to interest cannot exceed 100 characters',
      },
      { path: 'stakeholders[1].relatedParcels[1].parcel', message: 'This value is already used.' },
      { path: 'stakeholders[2].pauses[0].toDate', message: 'The pause ends before it begins.' },
      { path: 'stakeholders[3].revisions[0].date', message: 'Required value.' },
    ]);
  });

  it('is notified on the day of its first notice, unless somebody typed another day', async () => {
    const stakeholder = aStakeholder();
    const notice = (date: string) => newRow({ stakeholderId: stakeholder.id, date, step: 'Notice' });
    const later = notice('2026-03-09');
    const made = await saveRows(broker, parts.projectId, {
      stakeholders: [stakeholder],
      communications: [
        later,
        notice('2026-03-02'),
        { ...newRow(), stakeholderId: stakeholder.id, date: '2026-02-02' },
      ],
    });
    expect(refusalOf(made)).toBeUndefined();
    const read = async () =>
      (await stakeholdersOf(broker, parts.projectId)).find(({ id }) => id === stakeholder.id);
    expect((await read())?.['details']).toMatchObject({
      notifiedDate: '2026-03-02',
      typedNotifiedDate: null,
    });
    const typed = { id: stakeholder.id, revision: 1, notifiedDate: '2026-03-05' };
    expect(refusalOf(await saveRows(broker, parts.projectId, { stakeholders: [typed] }))).toBeUndefined();
    expect((await read())?.['details']).toMatchObject({
      notifiedDate: '2026-03-05',
      typedNotifiedDate: '2026-03-05',
    });
    const cleared = { id: stakeholder.id, revision: 2, notifiedDate: null };
    expect(refusalOf(await saveRows(broker, parts.projectId, { stakeholders: [cleared] }))).toBeUndefined();
    expect((await read())?.['details']).toMatchObject({ notifiedDate: '2026-03-02' });
  });

  it('stands in an order without gaps where sixteen make one at once', async () => {
    const { id: projectFileId } = await makeProject(broker, {});
    const answers = await sixteenAtOnce(() =>
      broker.graphql(
        'mutation C($input: [StakeholderInput!]!) { made: createStakeholders(input: $input) { sequence } }',
        { input: [aStakeholder({ projectFileId })] },
      ),
    );
    expect(answers.flatMap((answer) => refusalOf(answer) ?? [])).toEqual([]);
    const found = await stakeholdersOf(broker, projectFileId);
    expect(found.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 16 }, (_, place) => place + 1),
    );
  });

  it('does not take a row of another one', async () => {
    const [read] = await stakeholdersOf(broker, parts.projectId);
    const [pause] = (read?.['pauses'] ?? []) as readonly { id: string }[];
    const stolen = { id: pause?.id, fromDate: '2026-11-05', reason: 'Mine' };
    const refused = await saveRows(broker, parts.projectId, {
      stakeholders: [aStakeholder({ pauses: [stolen] })],
    });
    expect(refusalOf(refused)?.fields).toEqual([
      { path: 'stakeholders[0].pauses[0].id', message: 'Invalid value.' },
    ]);
  });

  it('is made alone and deleted with its communications; those that stay are numbered anew', async () => {
    const { otherId: projectFileId } = parts;
    const [first, second] = [aStakeholder({ projectFileId }), aStakeholder({ projectFileId })];
    const made = await broker.graphql(
      `mutation C($input: [StakeholderInput!]!) { made: createStakeholders(input: $input) { id sequence } }`,
      { input: [first, second] },
    );
    expect(made.data?.['made']).toEqual([
      { id: first.id, sequence: 1 },
      { id: second.id, sequence: 2 },
    ]);
    const notice = newRow({
      ...{ stakeholderId: first.id, date: '2026-11-01', step: 'Notice', deliveredDate: '2026-11-02' },
    });
    expect(refusalOf(await saveRows(broker, projectFileId, { communications: [notice] }))).toBeUndefined();
    expect((await stakeholdersOf(broker, projectFileId))[0]?.['communications']).toEqual([
      { id: notice.id, step: 'Notice', deliveredDate: '2026-11-02' },
    ]);
    expect(refusalOf(await callWithIds(operator, 'deleteStakeholders', first.id))?.code).toBe('FORBIDDEN');
    expect(refusalOf(await callWithIds(broker, 'deleteStakeholders', first.id))).toBeUndefined();
    expect(await stakeholdersOf(broker, projectFileId)).toMatchObject([{ id: second.id, sequence: 1 }]);
  });
});

describe('a contact', () => {
  it('is a step of a consultation only with a stakeholder, and has a proof of delivery only as a notice', async () => {
    const stakeholder = aStakeholder();
    const refused = await saveRows(broker, parts.projectId, {
      stakeholders: [stakeholder],
      communications: [
        newRow({ date: '2026-11-01', step: 'Notice' }),
        newRow({
          ...{
            stakeholderId: stakeholder.id,
            date: '2026-11-01',
            step: 'Answer',
            deliveredDate: '2026-11-02',
          },
        }),
      ],
    });
    expect(refusalOf(refused)?.fields).toEqual([
      {
        path: 'communications[0].step',
        message: 'Only contacts of a stakeholder are steps of a consultation.',
      },
      { path: 'communications[1].deliveredDate', message: 'Only a notice has a proof of delivery.' },
    ]);
  });

  it('hangs on one record, of the project that is saved', async () => {
    const [stakeholder] = await stakeholdersOf(broker, parts.otherId);
    const refused = await saveRows(broker, parts.projectId, {
      communications: [newRow({ stakeholderId: stakeholder?.id, date: '2026-11-01' })],
    });
    expect(refusalOf(refused)?.fields).toEqual([
      { path: 'communications[0].stakeholderId', message: 'Invalid value.' },
    ]);
  });
});
