import { formTypeIds } from 'shared-contracts/forms';
import { lengths } from 'shared-contracts/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { historyOf, refusalOf } from '../../testing/associate-calls.ts';
import { callWithIds } from '../../testing/project-calls.ts';
import { listRows, newRow, saveRows, sixteenAtOnce, twoProjects } from '../../testing/project-row-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

let projectId: string;
let otherId: string;
let types: readonly string[];
let agreementType: string;

const server = await runningServer();
const broker = await server.signIn('broker');
const operator = await server.signIn('operator');

beforeAll(async () => {
  ({ projectId, otherId } = await twoProjects(server, broker));
  types = await typesOf('ProjectEvent');
  [agreementType = ''] = await typesOf('AgreementEvent');
});

async function typesOf(form: keyof typeof formTypeIds): Promise<readonly string[]> {
  const { rows } = await server.database.pool.query<{ id: string }>(
    'select id from event_type where form_type_id = $1 order by code',
    [formTypeIds[form]],
  );
  return rows.map(({ id }) => id);
}

const type = (place: number) => ({ id: types[place] ?? '' });

const eventsOf = (client: TestClient, surfaceProjectId: string) =>
  listRows(
    client,
    `query E($surfaceProjectId: ID!) { list: events(surfaceProjectId: $surfaceProjectId) { nodes {
      id revision date notes eventType { id } owner { companyName } isUserOwned canEdit agreementId
      lastModifiedBy { fullName productClient { companyName } } lastModifiedOn } } }`,
    { surfaceProjectId },
  );

const save = (client: TestClient, id: string, ...events: readonly object[]) =>
  saveRows(client, id, { events });

async function anAgreement(): Promise<{ readonly id: string; readonly projectId: string }> {
  const { rows } = await server.database.pool.query(
    `select a.id, a.surface_project_id as "projectId" from agreement a
       join surface_project p on p.id = a.surface_project_id join company c on c.id = p.broker_id
     where c.code = 'RLS' and not exists (select 1 from event e where e.agreement_id = a.id) limit 1`,
  );
  return rows[0];
}

describe('events of a project', () => {
  it('are written with it, by the person’s company, and read back', async () => {
    const event = newRow({ eventType: type(0), date: '2026-11-20', notes: 'Told the crew.' });
    expect(refusalOf(await save(broker, projectId, event))).toBeUndefined();
    const [read] = await eventsOf(operator, projectId);
    expect(read).toMatchObject({
      ...event,
      revision: 1,
      owner: { companyName: 'Rightway Land Services' },
      isUserOwned: false,
      canEdit: false,
      agreementId: null,
      lastModifiedBy: { productClient: { companyName: 'Rightway Land Services' } },
    });
    expect((await historyOf(broker, 'EVENT', event.id))[0]?.changes.map(({ field }) => field)).toEqual([
      'eventType',
      'date',
      'notes',
    ]);
  });

  it.each([
    [{ date: '2026-02-30' }, 'date', 'Invalid date format'],
    [{ date: 'Nov 20' }, 'date', 'Invalid date format'],
    [{ eventType: null }, 'eventType', 'Required value.'],
    [{ notes: 'x'.repeat(lengths.event.notes + 1) }, 'notes', 'Cannot exceed 10,000 characters.'],
  ])('are held to their rules: %o', async (wrong, field, message) => {
    const before = await eventsOf(broker, otherId);
    const fine = newRow({ eventType: type(0) });
    const answer = await save(broker, otherId, fine, newRow({ eventType: type(1), ...wrong }));
    expect(refusalOf(answer)).toMatchObject({
      code: 'VALIDATION',
      fields: [{ path: `events[1].${field}`, message }],
    });
    expect(await eventsOf(broker, otherId)).toEqual(before);
  });

  it('take their type once on each parent, said at the row', async () => {
    const twice = await save(broker, otherId, newRow({ eventType: type(2) }), newRow({ eventType: type(2) }));
    expect(refusalOf(twice)).toMatchObject({
      code: 'VALIDATION',
      fields: [{ path: 'events[1].eventType', message: 'This value is already used.' }],
    });
    expect(await eventsOf(broker, otherId)).toEqual([]);
  });

  it('take one type once, asked for sixteen times at once', async () => {
    const answers = await sixteenAtOnce(() => save(broker, otherId, newRow({ eventType: type(3) })));
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(new Set(answers.map((answer) => refusalOf(answer)?.code))).toEqual(
      new Set([undefined, 'VALIDATION']),
    );
    expect((await eventsOf(broker, otherId)).map(({ eventType }) => eventType)).toEqual([type(3)]);
  });

  it('keep their type once they are saved, and take the other fields', async () => {
    const event = newRow({ eventType: type(4), date: '2026-11-01' });
    await save(broker, otherId, event);
    const changed = await save(broker, otherId, { id: event.id, revision: 1, eventType: type(5) });
    expect(refusalOf(changed)?.fields).toEqual([
      {
        path: 'events[0].eventType',
        message: 'The type of an event stays once it is saved. Delete the event and add another one instead.',
      },
    ]);
    const dated = await save(broker, otherId, { id: event.id, revision: 1, eventType: type(4), date: null });
    expect(refusalOf(dated)).toBeUndefined();
    expect((await eventsOf(broker, otherId)).find(({ id }) => id === event.id)).toMatchObject({
      date: null,
      revision: 2,
    });
  });

  it('are changed and deleted by their company alone', async () => {
    const event = newRow({ eventType: type(6) });
    await save(broker, otherId, event);
    const theirs = await save(operator, otherId, { id: event.id, revision: 1, notes: 'Ours' });
    expect(refusalOf(theirs)).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Another company wrote this event. Only that company can change it.',
    });
    expect(refusalOf(await callWithIds(operator, 'deleteEvents', event.id))?.code).toBe('FORBIDDEN');
    const own = newRow({ eventType: type(7) });
    expect(refusalOf(await save(operator, otherId, own))).toBeUndefined();
    expect((await callWithIds(broker, 'deleteEvents', event.id)).data).toEqual({ done: [event.id] });
    expect((await eventsOf(broker, otherId)).map(({ id }) => id)).not.toContain(event.id);
  });

  it('are refused to readers, and to companies that do not see the project', async () => {
    const reader = await server.signIn('readonly');
    expect(refusalOf(await save(reader, projectId, newRow({ eventType: type(1) })))).toMatchObject({
      code: 'FORBIDDEN',
    });
    const prairie = await server.signIn('prairie');
    expect(refusalOf(await save(prairie, projectId, newRow({ eventType: type(1) })))?.code).toBe('NOT_FOUND');
    const [event] = await eventsOf(broker, projectId);
    expect(refusalOf(await callWithIds(prairie, 'deleteEvents', event?.id ?? ''))?.code).toBe('NOT_FOUND');
  });

  it('of another project are refused at their path', async () => {
    const [event] = await eventsOf(broker, projectId);
    const answer = await save(broker, otherId, { id: event?.id, revision: event?.revision, notes: 'Moved' });
    expect(refusalOf(answer)).toMatchObject({
      code: 'VALIDATION',
      fields: [{ path: 'events[0].id', message: 'Invalid value.' }],
    });
  });

  it('of a type of agreements are refused', async () => {
    const answer = await save(broker, otherId, newRow({ eventType: { id: agreementType } }));
    expect(refusalOf(answer)?.fields).toEqual([{ path: 'events[0].eventType', message: 'Invalid value.' }]);
  });

  it('that somebody else changed are conflicts of their row', async () => {
    const event = newRow({ eventType: type(1), notes: 'One' });
    await save(broker, projectId, event);
    await save(broker, projectId, { id: event.id, revision: 1, notes: 'Two' });
    const stale = await save(broker, projectId, newRow({ eventType: type(2) }), {
      id: event.id,
      revision: 1,
      notes: 'Three',
    });
    expect(refusalOf(stale)).toMatchObject({ code: 'CONFLICT', conflicts: ['events[1]'] });
  });
});

describe('events of an agreement', () => {
  it('stand apart from the project’s own, and stay on it', async () => {
    const agreement = await anAgreement();
    const event = newRow({ agreementId: agreement.id, eventType: { id: agreementType } });
    expect(refusalOf(await save(broker, agreement.projectId, event))).toBeUndefined();
    expect((await eventsOf(broker, agreement.projectId)).map(({ id }) => id)).not.toContain(event.id);
    const moved = await save(broker, agreement.projectId, { id: event.id, revision: 1, agreementId: null });
    expect(refusalOf(moved)?.fields).toMatchObject([{ path: 'events[0].agreementId' }]);
  });

  it('are refused for an agreement of another project', async () => {
    const agreement = await anAgreement();
    const event = newRow({ agreementId: agreement.id, eventType: { id: agreementType } });
    expect(refusalOf(await save(broker, projectId, event))).toMatchObject({
      code: 'VALIDATION',
      fields: [{ path: 'events[0].agreementId', message: 'Invalid value.' }],
    });
  });
});
