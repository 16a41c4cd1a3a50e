import { describe, expect, it, vi } from 'vitest';
import { agreementsOf } from '../../testing/agreement-calls.ts';
import { askRows } from '../../testing/ask-rows.ts';
import { finalized, freshName, progressOf, validated } from '../../testing/import-calls.ts';
import { agreementRows, importDesk, peopleRows } from '../../testing/import-desk.ts';
import type { TestClient } from '../../testing/test-server.ts';

const desk = importDesk();

/** An import by the broker that wrote two agreements and an associate, with one correction. */
async function imported() {
  const project = await desk.freshProject();
  const owner = freshName();
  const fileId = await desk.upload({
    ...agreementRows([], ['A', 'One'], ['B', 'Two']),
    ...peopleRows([], ['A', 'Landowner', owner]),
  });
  const corrections = [{ sheet: 'Agreements', rowNumber: 1, column: 'name', value: 'Two, mended' }];
  await validated(desk.broker, project, fileId, { corrections });
  const done = await finalized(desk.broker, project, fileId, 'ImportWarningsAndValid', { corrections });
  expect(done.json().result).toMatchObject({ new: 2 });
  return { project, owner, fileId, corrections };
}

const undoBy = (client: TestClient, fileId: string, isPreview = false) =>
  client.post('/api/bulk-import/undo-import-file', { fileId, isPreview });

/**
 * The status of each call about an import for a person: its progress, the list, the preview of an undo, and the undo.
 */
async function answersTo(client: TestClient, { project, fileId }: Awaited<ReturnType<typeof imported>>) {
  return [
    await client.get(`/api/bulk-import/${fileId}`),
    await client.get(`/api/bulk-import?projectFileId=${project}`),
    await undoBy(client, fileId, true),
    await undoBy(client, fileId),
  ] as const;
}

/** Everything the import wrote is still there, unchanged. */
async function expectThere({ project, owner }: Awaited<ReturnType<typeof imported>>) {
  const rows = await askRows(desk.server)<{ name: string; revision: number }>`
    select name, revision from agreement where surface_project_id = ${project} order by sequence`;
  expect(rows).toEqual([
    { name: 'One', revision: 1 },
    { name: 'Two, mended', revision: 1 },
  ]);
  expect(await askRows(desk.server)`select 1 from business_associate where name = ${owner}`).toHaveLength(1);
}

/** Gives a project to another company. */
const giveAway = (project: string) =>
  askRows(desk.server)`update surface_project set broker_id = c.id, owner_id = c.id from company c
    where c.code = 'PRG' and surface_project.id = ${project}`;

/**
 * Makes a call wait for the import lock of a project, changes something in the meantime, and then lets the call go on.
 */
async function whileWaiting(
  project: string,
  change: () => Promise<unknown>,
  call: () => ReturnType<TestClient['post']>,
) {
  const holder = await desk.server.database.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`import ${project}`]);
    const answer = call();
    await vi.waitFor(
      async () =>
        expect(
          await askRows(desk.server)`select 1 from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`,
        ).toHaveLength(1),
      { timeout: 300_000 },
    );
    await change();
    await holder.query('commit');
    return await answer;
  } finally {
    holder.release();
  }
}

describe('an import that wrote rows', () => {
  it('is told to those who see the project, and undone by its broker editors alone', async () => {
    const one = await imported();
    const statuses: Record<string, readonly number[]> = {};
    const walked = ['readonly', 'operator', 'invoicing', 'approver', 'prairie'] as const;
    const clients = await Promise.all(
      walked.map(async (name) => [name, await desk.server.signIn(name)] as const),
    );
    for (const [name, client] of [['nobody', desk.server.visitor()] as const, ...clients]) {
      const answers = await answersTo(client, one);
      statuses[name] = answers.map(({ statusCode }) => statusCode);
      // Names in the rows are only for people who may see them; a review belongs only to its author.
      if (answers[0].statusCode === 200)
        expect(answers[0].json().result).toMatchObject({
          ...{ state: 'Done', canUndo: false, result: { new: 2 } },
          ...{ review: null, rows: null, plans: null, sheets: [], notices: [] },
        });
      for (const { statusCode, body } of answers)
        if (statusCode !== 200)
          for (const secret of [one.owner, 'Two, mended', 'agreements.xlsx'])
            expect(body).not.toContain(secret);
      await expectThere(one);
    }
    const [all, seen, none] = [
      [401, 401, 401, 401],
      [200, 200, 403, 403],
      [404, 404, 404, 404],
    ];
    expect(statuses).toEqual({
      ...{ nobody: all, readonly: seen, operator: seen, invoicing: seen, approver: seen, prairie: none },
    });
    for (const name of ['superuser', 'admin'] as const) {
      const editor = await desk.server.signIn(name);
      expect(await progressOf(editor, one.fileId)).toMatchObject({ canUndo: true, review: null });
      expect((await undoBy(editor, one.fileId, true)).json().result).toMatchObject({ deleted: 2 });
    }
    await expectThere(one);
    expect(await progressOf(desk.broker, one.fileId)).toMatchObject({
      ...{ canUndo: true, review: { corrections: one.corrections } },
    });
    expect((await undoBy(desk.broker, one.fileId)).json().result).toMatchObject({ deleted: 2, left: [] });
    expect(await agreementsOf(desk.broker, one.project)).toEqual([]);
  });

  it('is neither told nor undone where the project went to others since', async () => {
    const one = await imported();
    const prairie = await desk.server.signIn('prairie');
    await giveAway(one.project);
    const statuses = async (client: TestClient) =>
      (await answersTo(client, one)).map(({ statusCode }) => statusCode);
    expect(await statuses(desk.broker)).toEqual([404, 404, 404, 404]);
    await expectThere(one);
    // Its rows now belong to the company that took over the project.
    expect((await statuses(prairie)).slice(0, 2)).toEqual([200, 200]);
  });

  it('is told and not undone by somebody who may only read since', async () => {
    const one = await imported();
    const readOnly = (is: boolean) => askRows(desk.server)`update app_user set is_read_only = ${is}
      where email = 'broker@rightway.test'`;
    await readOnly(true);
    try {
      const answers = await answersTo(desk.broker, one);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 403, 403]);
      expect(answers[0].json().result).toMatchObject({ state: 'Done', canUndo: false });
      expect(answers[3].json().message).toContain('read-only');
    } finally {
      await readOnly(false);
    }
    await expectThere(one);
  });

  it.each(['a preview', 'an undo'])(
    'stays where the right went while %s waited for the project',
    async (what) => {
      const one = await imported();
      // The embedded database has one connection, so the right cannot be revoked in the meantime.
      if (desk.server.database.kind !== 'postgresql') return;
      const { statusCode, body } = await whileWaiting(
        one.project,
        () => giveAway(one.project),
        () => undoBy(desk.broker, one.fileId, what === 'a preview'),
      );
      expect([statusCode, body]).toEqual([404, expect.not.stringContaining('setBack')]);
      await expectThere(one);
    },
  );
});

it('a workbook that arrived and is not read yet waits, for who sent it alone', async () => {
  const fileId = await desk.upload(agreementRows([], ['A', 'One']));
  expect(await progressOf(desk.broker, fileId)).toMatchObject({
    ...{ fileId, state: 'Waiting', done: 0, total: 0, canUndo: false, sheets: [], review: null },
  });
  for (const name of ['operator', 'superuser'] as const) {
    const other = await desk.server.signIn(name);
    expect((await other.get(`/api/bulk-import/${fileId}`)).statusCode).toBe(404);
  }
  expect((await desk.broker.get(`/api/bulk-import/${crypto.randomUUID()}`)).statusCode).toBe(404);
});

it('a workbook is not written where the right went while its import waited', async () => {
  const project = await desk.freshProject();
  const fileId = await desk.upload(agreementRows([], ['A', 'One']));
  await validated(desk.broker, project, fileId);
  if (desk.server.database.kind !== 'postgresql') return;
  const { statusCode } = await whileWaiting(
    project,
    () => giveAway(project),
    () => finalized(desk.broker, project, fileId),
  );
  expect(statusCode).toBe(404);
  expect(await askRows(desk.server)`select 1 from agreement where surface_project_id = ${project}`).toEqual(
    [],
  );
});

it.each([
  ['may only read', 'is_read_only', 403],
  ['is shut out', 'not is_active', 401],
] as const)(
  'a workbook is not written for a person who %s since its import waited',
  async (_how, what, refused) => {
    const project = await desk.freshProject();
    const fileId = await desk.upload(agreementRows([], ['A', 'One']));
    await validated(desk.broker, project, fileId);
    if (desk.server.database.kind !== 'postgresql') return;
    const column = what.replace('not ', '');
    const set = (isChanged: boolean) =>
      desk.server.database.pool.query(
        `update app_user set ${column} = $1 where email = 'broker@rightway.test'`,
        [isChanged === (column === what)],
      );
    try {
      const { statusCode } = await whileWaiting(
        project,
        () => set(true),
        () => finalized(desk.broker, project, fileId),
      );
      expect(statusCode).toBe(refused);
    } finally {
      await set(false);
    }
    expect(await askRows(desk.server)`select 1 from agreement where surface_project_id = ${project}`).toEqual(
      [],
    );
  },
);
