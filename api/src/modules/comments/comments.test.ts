import { randomUUID } from 'node:crypto';
import { mentionToken } from 'shared-contracts/comments';
import { commentLimits } from 'shared-contracts/limits';
import type { Inbox } from 'shared-contracts/reminders';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { historyOf, refusalOf } from '../../testing/associate-calls.ts';
import { newRow, saveRows, sixteenAtOnce, twoProjects } from '../../testing/project-row-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

const server = await runningServer();
const { pool } = server.database;
const [broker, leader, operator, readonly, prairie] = [
  await server.signIn('broker'),
  await server.signIn('leader'),
  await server.signIn('operator'),
  await server.signIn('readonly'),
  await server.signIn('prairie'),
];

const personId = async (name: string): Promise<string> =>
  (await pool.query('select id from app_user where user_name = $1', [`${name}@rightway.test`])).rows[0].id;
const nameOf = async (id: string): Promise<string> =>
  (await pool.query('select full_name as name from app_user where id = $1', [id])).rows[0].name;
const [brokerId, leaderId, operatorId, prairieId] = [
  await personId('broker'),
  await personId('leader'),
  await personId('operator'),
  await personId('prairie'),
];

let projectId: string;
let agreementId: string;

beforeAll(async () => {
  ({ projectId } = await twoProjects(server, broker));
  agreementId = randomUUID();
  const saved = await saveRows(broker, projectId, { agreements: [{ id: agreementId, name: 'Beg lease' }] });
  expect(refusalOf(saved)).toBeUndefined();
});

beforeEach(() => pool.query(`update comment set created_at = created_at - interval '1 hour'`));

interface ReadComment {
  readonly id: string;
  readonly revision: number;
  readonly text: string;
  readonly editedAt: string | null;
  readonly mentions: readonly { readonly fullName: string }[];
}

const fields =
  'id revision text isConfidential editedAt author { id } mentions { fullName } canEdit canDelete';
const onProject = () => ({ source: 'Project', parentId: projectId });

const post = (client: TestClient, input: object, place: object = onProject()) =>
  client.graphql(
    `mutation P($input: [CommentInput!]!, $source: CommentParentKind!, $parentId: ID!) {
      saved: updateComments(input: $input, source: $source, parentId: $parentId) { ${fields} } }`,
    { input: [{ id: randomUUID(), ...input }], ...place },
  );

const posted = async (client: TestClient, input: object, place?: object): Promise<ReadComment> => {
  const answer = await post(client, input, place);
  const [saved] = (answer.data?.['saved'] ?? []) as readonly ReadComment[];
  if (!saved) throw new Error(JSON.stringify(answer.errors));
  return saved;
};

const remove = (client: TestClient, id: string) =>
  client.graphql('mutation D($ids: [ID!]!) { done: deleteComments(ids: $ids) }', { ids: [id] });

async function thread(client: TestClient, place: object = onProject()): Promise<readonly ReadComment[]> {
  const { data, errors } = await client.graphql(
    `query C($source: CommentParentKind!, $parentId: ID!) {
      comments(source: $source, parentId: $parentId) { totalCount nodes { ${fields} } } }`,
    place as Record<string, unknown>,
  );
  if (!data) throw new Error(String(errors?.[0]?.extensions['code']));
  return (data['comments'] as { nodes: readonly ReadComment[] }).nodes;
}

const mentionsIn = async (client: TestClient, id: string) =>
  ((await client.get('/api/inbox')).json().result as Inbox).items.filter(
    ({ kind, opens }) => kind === 'mentioned' && opens !== null && opens.includes(id),
  );

describe('comments on a record', () => {
  it('are read by everybody who sees the record, newest first, and answered by the other company', async () => {
    const first = await posted(broker, { text: '  Where is the survey plan? <b>now</b>  ' });
    const answer = await posted(operator, { text: 'At the office.' });
    const seen = await thread(readonly);
    expect(seen.slice(0, 2).map(({ id }) => id)).toEqual([answer.id, first.id]);
    // Kept as it was typed, without blanks around it; it is shown as text.
    expect(seen[1]).toMatchObject({
      text: 'Where is the survey plan? <b>now</b>',
      canEdit: false,
      canDelete: false,
    });
    expect((await thread(broker))[1]).toMatchObject({ canEdit: true, canDelete: true });
    await expect(thread(prairie)).rejects.toThrow('NOT_FOUND');
  });

  it('stand on an agreement and on a task of the project apart', async () => {
    const place = { source: 'Agreement', parentId: agreementId };
    const own = await posted(broker, { text: 'The owner wants a gate.' }, place);
    expect((await thread(operator, place)).map(({ id }) => id)).toEqual([own.id]);
    expect((await thread(broker)).map(({ id }) => id)).not.toContain(own.id);
    await expect(thread(prairie, place)).rejects.toThrow('NOT_FOUND');
    const { rows } = await pool.query(
      `insert into assigned_task (id, surface_project_id, parent_class, task_id)
        select gen_random_uuid(), $1, 'Project', (select id from task order by id limit 1) returning id`,
      [projectId],
    );
    const onTask = { source: 'AssignedTask', parentId: rows[0].id };
    expect(await thread(broker, onTask)).toEqual([]);
    await posted(broker, { text: 'Waiting for the plan.' }, onTask);
    expect((await thread(operator, onTask)).map(({ text }) => text)).toEqual(['Waiting for the plan.']);
    await expect(thread(prairie, onTask)).rejects.toThrow('NOT_FOUND');
  });

  it('are refused to who only reads, and not there for others', async () => {
    expect(refusalOf(await post(readonly, { text: 'Hello' }))?.code).toBe('FORBIDDEN');
    expect(refusalOf(await post(prairie, { text: 'Hello' }))?.code).toBe('NOT_FOUND');
  });

  it.each([
    [{ text: '   ' }, 'Required value.'],
    [{ text: 'x'.repeat(commentLimits.text + 1) }, 'Cannot exceed 5,000 characters.'],
  ])('are held to their rules: %o', async (input, message) => {
    expect(refusalOf(await post(broker, input))?.fields).toEqual([{ path: 'input[0].text', message }]);
  });

  it('are edited and deleted by who wrote them alone, and the history keeps what they said', async () => {
    const own = await posted(broker, { text: 'The gate is green.' });
    expect(own.editedAt).toBeNull();
    const change = { id: own.id, revision: 1, text: 'The gate is blue.' };
    expect(refusalOf(await post(leader, change))).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Somebody else wrote this comment. Only the person who wrote it can change or delete it.',
    });
    const edited = await posted(broker, change);
    expect(edited).toMatchObject({ revision: 2, text: 'The gate is blue.' });
    expect((await thread(operator)).find(({ id }) => id === own.id)?.editedAt).not.toBeNull();
    expect(refusalOf(await post(broker, { ...change, text: 'Stale' }))?.code).toBe('CONFLICT');
    expect((await historyOf(operator, 'COMMENT', own.id))[0]?.changes).toEqual([
      { field: 'text', before: 'The gate is green.', after: 'The gate is blue.' },
    ]);
    expect(refusalOf(await remove(operator, own.id))?.code).toBe('FORBIDDEN');
    expect((await remove(broker, own.id)).data).toEqual({ done: [own.id] });
    expect((await thread(broker)).map(({ id }) => id)).not.toContain(own.id);
    // Its answer may have been lost: who deleted it may do so again, and nobody else learns that it existed.
    expect((await remove(broker, own.id)).data).toEqual({ done: [own.id] });
    for (const other of [leader, operator, readonly, prairie])
      expect(refusalOf(await remove(other, own.id))?.code).toBe('NOT_FOUND');
    const [last] = await projectHistory(operator, own.id);
    expect(last).toMatchObject({ isGone: true, isDeletion: true, recordKind: 'COMMENT' });
    expect(last?.changes).toContainEqual({ field: 'text', before: 'The gate is blue.', after: null });
  });

  it('a save that moves a comment to another record is refused', async () => {
    const own = await posted(broker, { text: 'Here' });
    const elsewhere = { source: 'Agreement', parentId: agreementId };
    const answer = await post(broker, { id: own.id, revision: 1, text: 'There' }, elsewhere);
    expect(refusalOf(answer)?.fields).toMatchObject([{ path: 'input[0].id' }]);
  });
});

interface Entry {
  readonly recordId: string;
  readonly recordKind: string;
  readonly isGone: boolean;
  readonly isDeletion: boolean;
  readonly changes: readonly object[];
}

async function projectHistory(client: TestClient, recordId: string): Promise<readonly Entry[]> {
  const { data } = await client.graphql(
    `query H($id: ID!) { history: projectHistory(surfaceProjectId: $id, first: 100) {
      nodes { recordId recordKind isGone isDeletion changes { field before after } } } }`,
    { id: projectId },
  );
  const { nodes } = (data?.['history'] ?? { nodes: [] }) as { readonly nodes: readonly Entry[] };
  return nodes.filter((one) => one.recordId === recordId);
}

describe('a mention', () => {
  it('is in the inbox of who is mentioned at once, with the way to the record, and in nobody else’s', async () => {
    const place = { source: 'Agreement', parentId: agreementId };
    const text = `${mentionToken(operatorId)} can you look? ${mentionToken(brokerId)}`;
    const own = await posted(broker, { text }, place);
    expect(own.mentions.map(({ fullName }) => fullName).toSorted()).toEqual(
      [await nameOf(operatorId), await nameOf(brokerId)].toSorted(),
    );
    const [mention] = await mentionsIn(operator, agreementId);
    expect(mention).toMatchObject({
      isRead: false,
      opens: `surface-project/${projectId}/agreements/${agreementId}/comments`,
    });
    expect(mention?.title).toContain(await nameOf(brokerId));
    expect(JSON.stringify(mention)).not.toContain('can you look');
    expect(await mentionsIn(leader, agreementId)).toEqual([]);
    // Who mentions themselves knows of it.
    expect(await mentionsIn(broker, agreementId)).toEqual([]);
    // The round of reminders finds the same.
    server.pass(20 * 60_000);
    await server.app.reminders.round();
    expect((await mentionsIn(operator, agreementId)).map(({ id }) => id)).toEqual([mention?.id]);
    // What somebody asks comes before what has been due for long.
    const all = ((await operator.get('/api/inbox')).json().result as Inbox).items;
    expect(all.some(({ isLate }) => isLate)).toBe(true);
    expect(['answered', 'mentioned']).toContain(all[0]?.kind);
  });

  it('that an edit adds is told, one that was there is not told again, and one that goes leaves the inbox', async () => {
    const own = await posted(broker, { text: `${mentionToken(leaderId)} first` });
    const [before] = await mentionsIn(leader, projectId);
    const both = `${mentionToken(leaderId)} ${mentionToken(operatorId)} second`;
    await posted(broker, { id: own.id, revision: 1, text: both });
    expect((await mentionsIn(leader, projectId))[0]?.id).toBe(before?.id);
    const { rows } = await pool.query('select user_id from reminder where record_id = $1', [own.id]);
    expect(rows).toHaveLength(2);
    await posted(broker, { id: own.id, revision: 2, text: 'Nobody' });
    server.pass(20 * 60_000);
    await server.app.reminders.round();
    const left = await pool.query('select user_id from reminder where kind = $2 and record_id = $1', [
      own.id,
      'mentioned',
    ]);
    expect(left.rows).toEqual([]);
  });

  it('of a deleted comment leaves the inbox with it', async () => {
    const own = await posted(broker, { text: `${mentionToken(leaderId)} gone` });
    await remove(broker, own.id);
    const { rows } = await pool.query('select 1 from reminder where record_id = $1', [own.id]);
    expect(rows).toEqual([]);
  });

  it('of somebody who may not see the record, or does not exist, is refused with a sentence', async () => {
    const message =
      'You mention somebody who may not see this record. Take that person out, then post again.';
    for (const id of [prairieId, randomUUID()]) {
      const answer = await post(broker, { text: `${mentionToken(id)} look` });
      expect(refusalOf(answer)?.fields).toEqual([{ path: 'input[0].text', message }]);
    }
    expect(await mentionsIn(prairie, projectId)).toEqual([]);
  });

  it('names at most so many', async () => {
    const many = Array.from({ length: commentLimits.mentions + 1 }, () => mentionToken(randomUUID()));
    const answer = await post(broker, { text: many.join(' ') });
    expect(refusalOf(answer)?.fields).toMatchObject([
      { path: 'input[0].text', message: 'A comment can mention 20 people at most.' },
    ]);
  });

  it('reads with the name of now, in the thread and in the history, also of somebody who was signed off', async () => {
    const own = await posted(broker, { text: `Ask ${mentionToken(leaderId)}.` });
    const before = await nameOf(leaderId);
    await pool.query(`update app_user set first_name = 'Maxine', is_active = false where id = $1`, [
      leaderId,
    ]);
    try {
      const now = await nameOf(leaderId);
      expect(now).not.toBe(before);
      const read = (await thread(operator)).find(({ id }) => id === own.id);
      expect(read?.mentions).toEqual([{ fullName: now }]);
      const [entry] = await historyOf(operator, 'COMMENT', own.id);
      expect(entry?.changes).toContainEqual({ field: 'text', before: null, after: `Ask @${now}.` });
      // Who was mentioned before may stay in a text that is edited; nobody may be mentioned anew.
      await posted(broker, { id: own.id, revision: 1, text: `Ask ${mentionToken(leaderId)} again.` });
      expect(refusalOf(await post(broker, { text: mentionToken(leaderId) }))?.code).toBe('VALIDATION');
    } finally {
      await pool.query(`update app_user set first_name = $2, is_active = true where id = $1`, [
        leaderId,
        before.split(' ')[0],
      ]);
    }
  });

  it('is not told to who switched the kind off, and by a mail at once to who wants one', async () => {
    const client = await server.signIn('leader');
    await client.post('/api/inbox/ways', { kind: 'mentioned', way: 'off' });
    const own = await posted(broker, { text: `${mentionToken(leaderId)} quiet` });
    const { rows } = await pool.query('select 1 from reminder where record_id = $1', [own.id]);
    expect(rows).toEqual([]);
    await client.post('/api/inbox/ways', { kind: 'mentioned', way: 'atOnce' });
    await pool.query('delete from comment_mention where person_id = $1', [leaderId]);
    await pool.query('delete from reminder where user_id = $1', [leaderId]);
    const before = server.mail.sent.length;
    await posted(broker, { text: `${mentionToken(leaderId)} the secret price` });
    server.pass(20 * 60_000);
    await server.app.reminders.round();
    await server.app.mail.deliverDue();
    const mails = server.mail.sent.slice(before).filter(({ to }) => to === 'leader@rightway.test');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`surface-project/${projectId}/comments`);
    // A mail goes through other hands: it says where, and never what.
    expect(JSON.stringify(mails[0])).not.toContain('secret price');
    await client.post('/api/inbox/ways', { kind: 'mentioned', way: 'digest' });
  });

  it('offers by name only people who may see the record, of one’s own company where it is confidential', async () => {
    const offered = async (more: string) => {
      const { data } = await broker.graphql(
        `query M($id: ID!) { mentionablePeople(source: Project, parentId: $id ${more}) { id productClient { id } } }`,
        { id: projectId },
      );
      return (data?.['mentionablePeople'] as { id: string; productClient: { id: string } }[]) ?? [];
    };
    const name = (await nameOf(operatorId)).slice(0, 4).toLowerCase();
    expect((await offered(`text: "${name}"`)).map(({ id }) => id)).toContain(operatorId);
    expect((await offered(`text: "${name}", isConfidential: true`)).map(({ id }) => id)).not.toContain(
      operatorId,
    );
    const all = await offered('');
    expect(all.length).toBeGreaterThan(2);
    expect(all.map(({ id }) => id)).not.toContain(prairieId);
    expect(await offered('text: "%"')).toEqual([]);
    const refused = await prairie.graphql(
      `{ mentionablePeople(source: Project, parentId: "${projectId}") { id } }`,
    );
    expect(refusalOf(refused)?.code).toBe('NOT_FOUND');
  });
});

describe('a confidential comment', () => {
  it('is read in the company of its writer alone: thread, count, history, last save and inbox', async () => {
    const own = await posted(broker, { text: 'Their offer is too low.', isConfidential: true });
    expect((await thread(leader)).map(({ id }) => id)).toContain(own.id);
    expect((await thread(operator)).map(({ id }) => id)).not.toContain(own.id);
    const answer = await operator.graphql(
      `{ comment: history(recordKind: COMMENT, recordId: "${own.id}") { id } }`,
    );
    expect(refusalOf(answer)?.code).toBe('NOT_FOUND');
    expect(await projectHistory(operator, own.id)).toEqual([]);
    expect(await projectHistory(leader, own.id)).toHaveLength(1);
    const countOf = async (client: TestClient) => {
      const { data } = await client.graphql(`{ standing: projectStanding(id: "${projectId}") { comments } }`);
      return data?.['standing'];
    };
    expect(await countOf(operator)).toEqual({ comments: (await thread(operator)).length });
    expect(await countOf(broker)).toEqual({ comments: (await thread(broker)).length });
    // The history stays shut once it is deleted, and with the record that it was on.
    await remove(broker, own.id);
    expect(await projectHistory(operator, own.id)).toEqual([]);
    expect(await projectHistory(leader, own.id)).toHaveLength(2);
  });

  it('is changed into an open one by nobody, and mentions nobody of another company', async () => {
    const own = await posted(broker, { text: 'Between us.', isConfidential: true });
    const open = await post(broker, { id: own.id, revision: 1, isConfidential: false });
    expect(refusalOf(open)?.fields).toMatchObject([{ path: 'input[0].isConfidential' }]);
    const outside = await post(broker, { text: mentionToken(operatorId), isConfidential: true });
    expect(refusalOf(outside)?.fields).toMatchObject([{ path: 'input[0].text' }]);
    const inside = await posted(broker, { text: mentionToken(leaderId), isConfidential: true });
    expect(inside.mentions).toHaveLength(1);
    expect(await mentionsIn(await server.signIn('leader'), projectId)).not.toEqual([]);
  });
});

describe('sixteen at once', () => {
  it('of one comment write it once and tell once', async () => {
    const input = newRow({ saveId: randomUUID(), text: `${mentionToken(leaderId)} once` });
    const answers = await sixteenAtOnce(() => post(broker, input));
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(16);
    const { rows } = await pool.query(
      `select (select count(*)::int from history_entry where record_id = $1) as saves,
        (select count(*)::int from reminder where record_id = $1) as reminders`,
      [input.id],
    );
    expect(rows).toEqual([{ saves: 1, reminders: 1 }]);
  });

  it('of edits let one through and tell the others of it', async () => {
    const own = await posted(broker, { text: 'Zero' });
    const answers = await sixteenAtOnce((place) =>
      post(broker, { id: own.id, revision: 1, text: `Edit ${place}` }),
    );
    const codes = answers.map((answer) => refusalOf(answer)?.code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(15);
  });

  it('do not get past the bound of a minute', async () => {
    for (let left = commentLimits.perMinute - 4; left > 0; left -= 1)
      await posted(operator, { text: `${left}` });
    const codes = (await sixteenAtOnce((place) => post(operator, { text: `More ${place}` }))).map(
      (answer) => refusalOf(answer)?.code,
    );
    expect(codes.filter((code) => code === undefined)).toHaveLength(4);
    expect(codes.filter((code) => code === 'LIMIT')).toHaveLength(12);
    await pool.query(`update comment set created_at = created_at - interval '2 minutes'`);
    await posted(operator, { text: 'A minute later' });
  });
});
