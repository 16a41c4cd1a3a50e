import { chosenLengths } from 'shared-contracts/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { historyOf, refusalOf } from '../../testing/associate-calls.ts';
import { callWithIds } from '../../testing/project-calls.ts';
import { listRows, newRow, saveRows, twoProjects } from '../../testing/project-row-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

let projectId: string;
let otherId: string;

const server = await runningServer();
const broker = await server.signIn('broker');

beforeAll(async () => {
  ({ projectId, otherId } = await twoProjects(server, broker));
});

const keyDatesOf = (client: TestClient, surfaceProjectId: string) =>
  listRows(
    client,
    `query K($surfaceProjectId: ID!) { list: keyDates(surfaceProjectId: $surfaceProjectId) {
      id revision sequence name plannedDate actualDate notes canEdit } }`,
    { surfaceProjectId },
  );

const save = (client: TestClient, id: string, ...keyDates: readonly object[]) =>
  saveRows(client, id, { keyDates });

describe('key dates of a project', () => {
  it('are written in order, read back, changed and deleted', async () => {
    const [survey, licence] = [
      newRow({ name: 'Survey complete', plannedDate: '2026-11-20', actualDate: '2026-11-22' }),
      newRow({ name: 'Licence', plannedDate: '2027-01-15' }),
    ];
    expect(refusalOf(await save(broker, projectId, survey, licence))).toBeUndefined();
    expect(await keyDatesOf(broker, projectId)).toMatchObject([
      { ...survey, sequence: 1, revision: 1, canEdit: true },
      { ...licence, sequence: 2, actualDate: null },
    ]);
    const reached = await save(broker, projectId, { id: licence.id, revision: 1, actualDate: '2027-01-10' });
    expect(refusalOf(reached)).toBeUndefined();
    expect((await historyOf(broker, 'KEY_DATE', licence.id))[0]?.changes).toEqual([
      { field: 'actualDate', before: null, after: '2027-01-10' },
    ]);
    expect((await callWithIds(broker, 'deleteKeyDates', survey.id)).data).toEqual({ done: [survey.id] });
    // The remaining one moves up, and the next one is added after it.
    await save(broker, projectId, newRow({ name: 'Construction' }));
    expect(await keyDatesOf(broker, projectId)).toMatchObject([
      { id: licence.id, sequence: 1 },
      { name: 'Construction', sequence: 2 },
    ]);
  });

  it.each([
    [{ name: '  ' }, 'name', 'Required value.'],
    [{ name: 'x'.repeat(chosenLengths.projectRow.name + 1) }, 'name', 'Cannot exceed 100 characters.'],
    [{ plannedDate: '2026-13-01' }, 'plannedDate', 'Invalid date format.'],
    [{ actualDate: 'soon' }, 'actualDate', 'Invalid date format.'],
  ])('are held to their rules: %o', async (wrong, field, message) => {
    const answer = await save(broker, otherId, newRow({ name: 'Licence', ...wrong }));
    expect(refusalOf(answer)?.fields).toEqual([{ path: `keyDates[0].${field}`, message }]);
    expect(await keyDatesOf(broker, otherId)).toEqual([]);
  });

  it('of another project are refused at their path', async () => {
    const [row] = await keyDatesOf(broker, projectId);
    const answer = await save(broker, otherId, { id: row?.id, revision: row?.revision, name: 'Mine' });
    expect(refusalOf(answer)?.fields).toMatchObject([{ path: 'keyDates[0].id' }]);
  });

  it('are refused to readers, and not there for others', async () => {
    const [row] = await keyDatesOf(broker, projectId);
    const reader = await server.signIn('readonly');
    expect(refusalOf(await callWithIds(reader, 'deleteKeyDates', row?.id ?? ''))?.code).toBe('FORBIDDEN');
    expect(refusalOf(await save(reader, projectId, newRow({ name: 'Ours' })))?.code).toBe('FORBIDDEN');
    const prairie = await server.signIn('prairie');
    expect(refusalOf(await callWithIds(prairie, 'deleteKeyDates', row?.id ?? ''))?.code).toBe('NOT_FOUND');
    expect(refusalOf(await save(prairie, projectId, newRow({ name: 'Ours' })))?.code).toBe('NOT_FOUND');
  });
});
