import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { historyOf, refusalOf } from '../../testing/associate-calls.ts';
import { callWithIds } from '../../testing/project-calls.ts';
import { listRows, newRow, saveRows, sixteenAtOnce, twoProjects } from '../../testing/project-row-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

let projectId: string;
let otherId: string;
let review: { readonly id: string };
let person: { readonly id: string };

const server = await runningServer();
const broker = await server.signIn('broker');

beforeAll(async () => {
  const projects = await twoProjects(server, broker);
  ({ projectId, otherId } = projects);
  review = { id: await projects.id(`obligation_type where code = 'Five-year Review'`) };
  person = { id: await projects.id(`app_user where email = 'broker@rightway.test'`) };
});

const obligationsOf = (client: TestClient, surfaceProjectId: string) =>
  listRows(
    client,
    `query O($surfaceProjectId: ID!) { list: obligations(surfaceProjectId: $surfaceProjectId) { nodes {
      id revision sequence agreement { id } obligationType { id } description dueDate completedDate
      responsible { id } recurrenceInterval recurrenceUnit followsId notes canEdit } } }`,
    { surfaceProjectId },
  );

const save = (client: TestClient, id: string, ...obligations: readonly object[]) =>
  saveRows(client, id, { obligations });

const aReview = (values: object = {}) =>
  newRow({
    obligationType: review,
    description: 'Notice of the review',
    dueDate: '2026-11-30',
    responsible: person,
    recurrenceInterval: 5,
    recurrenceUnit: 'Years',
    notes: 'By registered mail.',
    ...values,
  });

const anAgreement = async (): Promise<{ readonly id: string; readonly projectId: string }> =>
  (
    await server.database.pool.query(
      `select a.id, a.surface_project_id as "projectId" from agreement a
         join surface_project p on p.id = a.surface_project_id join company c on c.id = p.broker_id
       where c.code = 'RLS' limit 1`,
    )
  ).rows[0];

describe('an obligation', () => {
  it('that comes again is done, and the next is made in the same save, once', async () => {
    const duty = aReview();
    expect(refusalOf(await save(broker, projectId, duty))).toBeUndefined();
    expect(
      refusalOf(await save(broker, projectId, { id: duty.id, revision: 1, completedDate: '2026-11-18' })),
    ).toBe(undefined);
    const [done, next, ...more] = (await obligationsOf(broker, projectId)).toSorted((a, b) =>
      String(a['dueDate']).localeCompare(String(b['dueDate'])),
    );
    expect(more).toEqual([]);
    expect(done).toMatchObject({ id: duty.id, completedDate: '2026-11-18', followsId: null });
    const { id: _, ...same } = duty;
    expect(next).toMatchObject({
      ...same,
      dueDate: '2031-11-30',
      completedDate: null,
      followsId: duty.id,
      sequence: 2,
      revision: 1,
    });
    expect(await historyOf(broker, 'OBLIGATION', next?.id ?? '')).toHaveLength(1);
    // Reopened and completed again, it has its successor already.
    await save(broker, projectId, { id: duty.id, revision: 2, completedDate: null });
    const again = await save(broker, projectId, { id: duty.id, revision: 3, completedDate: '2026-11-19' });
    expect(refusalOf(again)).toBeUndefined();
    expect(await obligationsOf(broker, projectId)).toHaveLength(2);
  });

  it('that is done sixteen times at once is followed once', async () => {
    const duty = aReview({ recurrenceInterval: 1, recurrenceUnit: 'Months', dueDate: '2026-01-31' });
    await save(broker, otherId, duty);
    const saveId = randomUUID();
    const answers = await sixteenAtOnce((place) =>
      save(broker, otherId, {
        id: duty.id,
        revision: 1,
        completedDate: '2026-02-01',
        saveId: place % 2 === 0 ? saveId : randomUUID(),
      }),
    );
    expect(new Set(answers.map((answer) => refusalOf(answer)?.code))).toEqual(
      new Set([undefined, 'CONFLICT']),
    );
    const followers = (await obligationsOf(broker, otherId)).filter(({ followsId }) => followsId === duty.id);
    expect(followers.map(({ dueDate }) => dueDate)).toEqual(['2026-02-28']);
  });

  it('that falls due on the last of a month comes back to it after a shorter one', async () => {
    const monthly = aReview({ recurrenceInterval: 1, recurrenceUnit: 'Months', dueDate: '2026-01-31' });
    await save(broker, otherId, monthly);
    let doneId: string = monthly.id;
    const due: unknown[] = [];
    for (const completedDate of ['2026-02-01', '2026-03-01', '2026-04-01']) {
      await save(broker, otherId, { id: doneId, revision: 1, completedDate });
      const next = (await obligationsOf(broker, otherId)).find(({ followsId }) => followsId === doneId);
      due.push(next?.dueDate);
      doneId = String(next?.id);
    }
    expect(due).toEqual(['2026-02-28', '2026-03-31', '2026-04-30']);
  });

  it('that is done once makes none', async () => {
    const before = (await obligationsOf(broker, otherId)).length;
    const once = aReview({
      recurrenceInterval: null,
      recurrenceUnit: null,
      completedDate: '2026-11-20',
    });
    expect(refusalOf(await save(broker, otherId, once))).toBeUndefined();
    expect(await obligationsOf(broker, otherId)).toHaveLength(before + 1);
    // Nor does it when it becomes recurring later: it was completed before that.
    const later = { id: once.id, revision: 1, recurrenceInterval: 1, recurrenceUnit: 'Years' };
    expect(refusalOf(await save(broker, otherId, later))).toBeUndefined();
    expect(await obligationsOf(broker, otherId)).toHaveLength(before + 1);
  });

  it.each([
    [{ obligationType: null }, [['obligationType', 'Required value.']]],
    [{ recurrenceUnit: null }, [['recurrenceUnit', 'Required value.']]],
    [
      { recurrenceInterval: null, dueDate: null },
      [
        ['recurrenceInterval', 'Required value.'],
        ['dueDate', 'Required value.'],
      ],
    ],
    [{ recurrenceInterval: 0 }, [['recurrenceInterval', 'Must be between 1 and 999.']]],
    [{ dueDate: '2026-02-30' }, [['dueDate', 'Invalid date format.']]],
  ])('is held to its rules: %o', async (wrong, refused) => {
    const before = await obligationsOf(broker, otherId);
    expect(refusalOf(await save(broker, otherId, aReview(wrong)))?.fields).toEqual(
      refused.map(([field, message]) => ({ path: `obligations[0].${field}`, message })),
    );
    expect(await obligationsOf(broker, otherId)).toEqual(before);
  });

  it('is carried by an agreement of the project, and of no other', async () => {
    const { id, projectId: its } = await anAgreement();
    const duty = aReview({ agreement: { id } });
    expect(refusalOf(await save(broker, projectId, duty))?.fields).toEqual([
      { path: 'obligations[0].agreement', message: 'Invalid value.' },
    ]);
    expect(refusalOf(await save(broker, its, duty))).toBeUndefined();
    expect((await obligationsOf(broker, its)).find((row) => row.id === duty.id)?.['agreement']).toEqual({
      id,
    });
  });

  it('of another project is refused at its path, and deleted only by who edits', async () => {
    const [row] = await obligationsOf(broker, projectId);
    const moved = await save(broker, otherId, { id: row?.id, revision: row?.revision, notes: 'Mine' });
    expect(refusalOf(moved)?.fields).toMatchObject([{ path: 'obligations[0].id' }]);
    const reader = await server.signIn('readonly');
    expect(refusalOf(await callWithIds(reader, 'deleteObligations', row?.id ?? ''))?.code).toBe('FORBIDDEN');
    const prairie = await server.signIn('prairie');
    expect(refusalOf(await callWithIds(prairie, 'deleteObligations', row?.id ?? ''))?.code).toBe('NOT_FOUND');
    expect((await callWithIds(broker, 'deleteObligations', row?.id ?? '')).data).toEqual({ done: [row?.id] });
  });
});
