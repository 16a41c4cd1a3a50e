import { randomUUID } from 'node:crypto';
import { mentionToken } from 'shared-contracts/comments';
import type { Inbox } from 'shared-contracts/reminders';
import { afterAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../testing/associate-calls.ts';
import { billingDesk, call } from '../../testing/billing-calls.ts';
import { newRow, saveRows, twoProjects } from '../../testing/project-row-calls.ts';
import { startTestServer, type TestClient } from '../../testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { pool } = server.database;
const [broker, leader, editor, operator] = [
  await server.signIn('broker'),
  await server.signIn('leader'),
  await server.signIn('superuser'),
  await server.signIn('operator'),
];
const personId = async (name: string): Promise<string> =>
  (await pool.query('select id from app_user where user_name = $1', [`${name}@rightway.test`])).rows[0].id;
const [brokerId, leaderId] = [await personId('broker'), await personId('leader')];
const { projectId } = await twoProjects(server, broker);

async function inboxOf(client: TestClient, kind: string) {
  await pool.query(`update reminder_round set filled_at = 'epoch'`);
  await server.app.reminders.round();
  const { items }: Inbox = (await client.get('/api/inbox')).json().result;
  return items.filter((item) => item.kind === kind);
}

const post = async (client: TestClient, text: string, more: object = {}) => {
  const answer = await client.graphql(
    `mutation P($input: [CommentInput!]!, $id: ID!) {
      saved: updateComments(input: $input, source: Project, parentId: $id) { id } }`,
    { input: [{ id: randomUUID(), text, ...more }], id: projectId },
  );
  expect(refusalOf(answer)).toBeUndefined();
};

describe('an answer', () => {
  it('to a comment is told to those who wrote before, not to who is mentioned, nor across companies where it is confidential', async () => {
    await post(broker, 'Where is the plan?');
    expect(await inboxOf(leader, 'answered')).toEqual([]);
    await post(operator, 'It is with the surveyor.');
    expect((await inboxOf(broker, 'answered')).map(({ title, isLate }) => [title, isLate])).toEqual([
      [expect.stringMatching(/^\S/), false],
    ]);
    expect(await inboxOf(operator, 'answered')).toEqual([]);
    // The broker answers among colleagues: the operator wrote there too, and is told nothing of it.
    await post(broker, 'Ask them again.', { isConfidential: true });
    expect(await inboxOf(operator, 'answered')).toEqual([]);
    await post(broker, 'Thank you.');
    expect(await inboxOf(operator, 'answered')).toHaveLength(1);
    await post(operator, `${mentionToken(brokerId)} here it is`);
    expect(await inboxOf(broker, 'answered')).toHaveLength(1);
    expect(await inboxOf(broker, 'mentioned')).toHaveLength(1);
  });

  it('of a party is told to who gave the notice, where somebody else noted it', async () => {
    const parts = (await pool.query('select id from business_associate order by id limit 1')).rows[0];
    const stakeholder = newRow({ businessAssociate: { id: parts.id } });
    const day = new Date().toISOString().slice(0, 10);
    const contact = (person: string, step: string) =>
      newRow({ stakeholderId: stakeholder.id, date: day, step, representative: { id: person } });
    const saved = await saveRows(broker, projectId, {
      stakeholders: [stakeholder],
      communications: [contact(brokerId, 'Notice'), contact(leaderId, 'Answer')],
    });
    expect(refusalOf(saved)).toBeUndefined();
    const [item, ...others] = await inboxOf(broker, 'partyAnswered');
    expect(others).toEqual([]);
    expect(item).toMatchObject({ dueOn: day, opens: `surface-project/${projectId}/consultation` });
    expect(await inboxOf(leader, 'partyAnswered')).toEqual([]);
  });

  it('to a request is told to who entered it, once somebody else entered that it came back', async () => {
    const type = (await pool.query('select id from request_type order by id limit 1')).rows[0].id;
    const associate = (await pool.query('select id from business_associate order by id limit 1')).rows[0].id;
    const row = { id: randomUUID(), requestType: { id: type }, businessAssociate: { id: associate } };
    expect(refusalOf(await saveRows(broker, projectId, { requests: [row] }))).toBeUndefined();
    const day = new Date().toISOString().slice(0, 10);
    const receive = async (client: TestClient, revision: number, receivedDate: string | null) =>
      expect(
        refusalOf(await saveRows(client, projectId, { requests: [{ ...row, revision, receivedDate }] })),
      ).toBeUndefined();
    await receive(broker, 1, day);
    expect(await inboxOf(broker, 'requestAnswered')).toEqual([]);
    await receive(editor, 2, null);
    await receive(editor, 3, day);
    expect((await inboxOf(broker, 'requestAnswered')).map(({ opens }) => opens?.includes(row.id))).toEqual([
      true,
    ]);
    expect(await inboxOf(editor, 'requestAnswered')).toEqual([]);
  });

  it('to a week that was sent back is told to who sent it back when it is submitted again', async () => {
    const desk = await billingDesk(server);
    const { id, entries } = await desk.newWeek((day) => [desk.line(day)]);
    const entryIds = entries.map((entry) => entry['id']);
    expect(refusalOf(await desk.submit(desk.broker, id))).toBeUndefined();
    expect(await inboxOf(leader, 'weekCorrected')).toEqual([]);
    const back = await call(
      desk.leader,
      'mutation D($ids: [ID!]!) { done: sendBackTime(selection: { entryIds: $ids }, reason: "Maps") { lineCount } }',
      { ids: entryIds },
    );
    expect(refusalOf(back)).toBeUndefined();
    expect(await inboxOf(leader, 'weekCorrected')).toEqual([]);
    expect(refusalOf(await desk.submit(desk.broker, id))).toBeUndefined();
    expect(await inboxOf(leader, 'weekCorrected')).toMatchObject([{ isLate: false }]);
    expect(await inboxOf(broker, 'weekCorrected')).toEqual([]);
  });
});

describe('a report', () => {
  it('that has ended is told while nobody has looked, with the way to it', async () => {
    const make = async (state: string) => {
      const id = randomUUID();
      await pool.query(
        `insert into generated_document (id, user_id, output_format, file_name, state, started_at, expires_at, message)
          values ($1, $2, 'PDF', $3, $4, now(), now() + interval '1 hour', $5)`,
        [id, brokerId, `${state}.pdf`, state, state === 'Failed' ? 'Too long.' : null],
      );
      return id;
    };
    const failed = await make('Failed');
    await make('Running');
    expect((await inboxOf(broker, 'reportDone')).map(({ title, opens }) => [title, opens])).toEqual([
      ['Failed.pdf', `api/documents/${failed}`],
    ]);
    expect(await inboxOf(leader, 'reportDone')).toEqual([]);
    // Who asks how far it is has seen that it has ended.
    await broker.get(`/api/documents/${failed}?progress=true`);
    expect(await inboxOf(broker, 'reportDone')).toEqual([]);
  });
});

describe('a save beside unsaved changes', () => {
  const present = async (client: TestClient, more: string) =>
    expect(
      refusalOf(
        await client.graphql(`mutation P($id: ID!) { notePresence(projectId: $id, ${more}) { since } }`, {
          id: projectId,
        }),
      ),
    ).toBeUndefined();
  const agreement = randomUUID();
  let revision: number | null = null;
  const save = async (client: TestClient, name: string) => {
    const row = { id: agreement, ...(revision === null ? {} : { revision }), name };
    expect(refusalOf(await saveRows(client, projectId, { agreements: [row] }))).toBeUndefined();
    revision = (revision ?? 0) + 1;
  };

  it('is told once a day to who holds them, with who saved what, and to nobody else', async () => {
    await save(broker, 'First lease');
    await present(broker, 'isHolding: false');
    await present(editor, 'isHolding: true');
    await save(editor, 'Second lease');
    expect(await inboxOf(editor, 'savedOver')).toEqual([]);
    await save(operator, 'Third lease');
    await save(operator, 'Fourth lease');
    expect(await inboxOf(broker, 'savedOver')).toEqual([]);
    const [item, ...others] = await inboxOf(editor, 'savedOver');
    expect(others).toEqual([]);
    expect(item?.opens).toBe(`surface-project/${projectId}`);
    expect(item?.title).toMatch(/ · .*lease/);
    const ways = (await editor.get('/api/inbox/ways')).json().result;
    expect(ways).toContainEqual({ kind: 'savedOver', way: 'here' });
  });

  it('is not told once they are saved or given up, but is while their page is hidden', async () => {
    await pool.query('delete from saved_over');
    await pool.query('delete from reminder');
    await present(editor, 'isHolding: false');
    await save(operator, 'Fifth lease');
    await present(editor, 'isHolding: true');
    await present(editor, 'isLeaving: true');
    await save(operator, 'Sixth lease');
    expect(await inboxOf(editor, 'savedOver')).toEqual([]);
    await present(editor, 'isHolding: true');
    // A page that is hidden says nothing any more; others still come by.
    await pool.query(`update project_presence set seen_at = seen_at - interval '2 hours'`);
    await present(broker, 'isHolding: false');
    await save(operator, 'Seventh lease');
    expect(await inboxOf(editor, 'savedOver')).toHaveLength(1);
  });
});
