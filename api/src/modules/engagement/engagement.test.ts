import { beforeAll, describe, expect, it } from 'vitest';
import { historyOf, refusalOf } from '../../testing/associate-calls.ts';
import { callWithIds } from '../../testing/project-calls.ts';
import {
  listRows,
  newRow,
  type ProjectRow,
  saveRows,
  sixteenAtOnce,
  twoProjects,
} from '../../testing/project-row-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

let projectId: string;
let otherId: string;
let bands: readonly { readonly id: string; readonly speaker: string }[];

const server = await runningServer();
const broker = await server.signIn('broker');

beforeAll(async () => {
  ({ projectId, otherId } = await twoProjects(server, broker));
  const { rows } = await server.database.pool.query<{ id: string; speaker: string }>(
    `select b.id, (select r.id from indigenous_representative r where r.band_id = b.id order by r.name limit 1)
       as speaker from band b order by b.name`,
  );
  bands = rows;
});

const band = (place: number) => ({ id: bands[place]?.id ?? '' });
const speaker = (place: number) => ({ id: bands[place]?.speaker ?? '' });

const engagementsOf = (client: TestClient, surfaceProjectId: string) =>
  listRows(
    client,
    `query E($surfaceProjectId: ID!) { list: indigenousEngagements(surfaceProjectId: $surfaceProjectId, first: 5) { nodes {
      id revision band { id } representative { id } notifiedDate responseDate completedDate notes canEdit contactCount lastContactDate
      logs(first: 20) { id revision date isSuccessful comments representative { id } documents(first: 5) { id } } } } }`,
    { surfaceProjectId },
  );

const logsOf = (engagement: ProjectRow | undefined) => (engagement?.['logs'] ?? []) as readonly ProjectRow[];

const save = (client: TestClient, id: string, engagements: readonly object[], logs: readonly object[] = []) =>
  saveRows(client, id, { indigenousEngagements: engagements, indigenousLogs: logs });

describe('the engagement of a community', () => {
  it('is written with its record of contact in one save, attempts too', async () => {
    const engagement = newRow({ band: band(0), representative: speaker(0), notifiedDate: '2026-11-01' });
    const reached = newRow({
      indigenousEngagementId: engagement.id,
      date: '2026-11-02',
      comments: 'Sent the map.',
    });
    const attempt = newRow({
      indigenousEngagementId: engagement.id,
      date: '2026-11-10',
      isSuccessful: false,
      representative: speaker(0),
    });
    expect(refusalOf(await save(broker, projectId, [engagement], [reached, attempt]))).toBeUndefined();
    const [read] = await engagementsOf(broker, projectId);
    expect(read).toMatchObject({
      ...engagement,
      revision: 1,
      canEdit: true,
      contactCount: 2,
      lastContactDate: '2026-11-10',
    });
    expect(read?.['logs']).toMatchObject([
      { id: attempt.id, isSuccessful: false, representative: speaker(0) },
      { id: reached.id, isSuccessful: true, comments: 'Sent the map.' },
    ]);
    expect(await historyOf(broker, 'INDIGENOUS_LOG', attempt.id)).toHaveLength(1);
  });

  it('is one on each project, also asked for sixteen times at once', async () => {
    const twice = await save(broker, projectId, [newRow({ band: band(0) })]);
    expect(refusalOf(twice)?.fields).toEqual([
      { path: 'indigenousEngagements[0].band', message: 'This value is already used.' },
    ]);
    const answers = await sixteenAtOnce(() => save(broker, otherId, [newRow({ band: band(1) })]));
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(await engagementsOf(broker, otherId)).toHaveLength(1);
  });

  it('is held with who speaks for that community, and its contacts too', async () => {
    const wrong = await save(broker, otherId, [newRow({ band: band(2), representative: speaker(3) })]);
    expect(refusalOf(wrong)?.fields).toEqual([
      { path: 'indigenousEngagements[0].representative', message: 'Invalid value.' },
    ]);
    const [engagement] = await engagementsOf(broker, otherId);
    const log = newRow({
      indigenousEngagementId: engagement?.id,
      date: '2026-11-20',
      representative: speaker(4),
    });
    expect(refusalOf(await save(broker, otherId, [], [log]))?.fields).toEqual([
      { path: 'indigenousLogs[0].representative', message: 'Invalid value.' },
    ]);
  });

  it('tells all that is wrong at once, at each row’s path', async () => {
    const engagement = newRow({ band: null, notifiedDate: '2026-02-30' });
    const log = newRow({ indigenousEngagementId: engagement.id, date: null });
    expect(refusalOf(await save(broker, otherId, [engagement], [log]))?.fields).toEqual([
      { path: 'indigenousEngagements[0].band', message: 'Required value.' },
      { path: 'indigenousEngagements[0].notifiedDate', message: 'Invalid date format.' },
      { path: 'indigenousLogs[0].date', message: 'Required value.' },
    ]);
  });

  it('takes no contact of another project, and none moves', async () => {
    const [own] = await engagementsOf(broker, projectId);
    const [other] = await engagementsOf(broker, otherId);
    const foreign = newRow({ indigenousEngagementId: own?.id, date: '2026-11-20' });
    expect(refusalOf(await save(broker, otherId, [], [foreign]))?.fields).toEqual([
      { path: 'indigenousLogs[0].indigenousEngagementId', message: 'Invalid value.' },
    ]);
    const [log] = logsOf(own);
    const { id, revision } = log ?? {};
    const answer = await save(broker, projectId, [], [{ id, revision, indigenousEngagementId: other?.id }]);
    expect(refusalOf(answer)?.fields).toMatchObject([{ path: 'indigenousLogs[0].indigenousEngagementId' }]);
    const elsewhere = await save(broker, otherId, [], [{ id, revision, indigenousEngagementId: own?.id }]);
    expect(refusalOf(elsewhere)?.fields).toMatchObject([{ path: 'indigenousLogs[0].id' }]);
  });

  it('is deleted with its contacts and their documents, each told by the history', async () => {
    const [engagement] = await engagementsOf(broker, projectId);
    const [log] = logsOf(engagement);
    const document = newRow({ parentId: log?.id, isUrlLink: true, url: 'example.ca/letter' });
    const kept = await broker.graphql(
      'mutation D($input: [DocumentInput!]!) { updateDocuments(parentType: IndigenousLog, input: $input) { id } }',
      { input: [document] },
    );
    expect(kept.errors).toBeUndefined();
    const reader = await server.signIn('readonly');
    const refused = await callWithIds(reader, 'deleteIndigenousEngagements', engagement?.id ?? '');
    expect(refusalOf(refused)?.code).toBe('FORBIDDEN');
    expect(refusalOf(await callWithIds(broker, 'deleteIndigenousEngagements', engagement?.id ?? ''))).toBe(
      undefined,
    );
    // The last history entry of each shows that its whole content was deleted.
    const { rows } = await server.database.pool.query(
      `select distinct on (record_kind) record_kind as kind, changes::text as changes from history_entry
        where record_id = any ($1) order by record_kind, changed_at desc, revision desc`,
      [[engagement?.id, log?.id, document.id]],
    );
    expect(rows.map(({ kind }) => kind)).toEqual([
      'INDIGENOUS_ENGAGEMENT',
      'INDIGENOUS_LOG',
      'RELATED_DOCUMENT',
    ]);
    for (const { changes } of rows) expect(changes).toMatch(/"after": ?null/);
    const left = await server.database.pool.query(
      'select id from related_document where id = $1 union all select id from indigenous_log where id = $2',
      [document.id, log?.id],
    );
    expect(left.rows).toEqual([]);
    expect(await engagementsOf(broker, projectId)).toEqual([]);
  });

  it('that tasks hang on stays, and says so', async () => {
    const [engagement] = await engagementsOf(broker, otherId);
    await server.database.pool.query(
      `insert into assigned_task (id, surface_project_id, indigenous_engagement_id, parent_class, task_id)
       select gen_random_uuid(), $1, $2, 'Indigenous', id from task limit 1`,
      [otherId, engagement?.id],
    );
    const refused = refusalOf(await callWithIds(broker, 'deleteIndigenousEngagements', engagement?.id ?? ''));
    expect(refused?.code).toBe('BAD_INPUT');
    expect(refused?.message).toContain('assigned task');
  });
});
