import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { historyOf, refusalOf } from '../../testing/associate-calls.ts';
import {
  makeProject,
  projectParts,
  type ReadProject,
  readProject,
  savedProject,
  saveProject,
} from '../../testing/project-calls.ts';
import { runningServer } from '../../testing/running-server.ts';

const rows = 40;

let made: ReadProject;

const server = await runningServer();
const broker = await server.signIn('broker');

beforeEach(async () => {
  const { northfork, id } = await projectParts(server);
  const associate = { id: await id('business_associate') };
  made = await makeProject(broker, {
    operator: { id: northfork },
    members: Array.from({ length: rows }, () => ({ id: randomUUID(), businessAssociate: associate })),
    revisions: Array.from({ length: rows }, (_, place) => ({
      id: randomUUID(),
      date: '2026-11-20',
      details: `Row ${place}`,
    })),
  });
});

/** Every member and revision changed, with a save of its own. */
const changed = (text: string) => ({
  members: made.members.map(({ id, revision }) => ({
    id,
    revision,
    saveId: randomUUID(),
    projectAccess: 'Edit',
  })),
  revisions: made.revisions.map(({ id, revision }, place) => ({
    id,
    revision,
    saveId: randomUUID(),
    details: `${text} ${place}`,
  })),
});

const countOf = async (from: string): Promise<number> =>
  (await server.database.pool.query(`select count(*)::int as count from ${from}`)).rows[0].count;

describe('a save of many rows', () => {
  it('writes each of them, and tells the history of each', async () => {
    const before = await countOf('history_entry');
    const saved = savedProject(await saveProject(broker, { id: made.id, ...changed('Moved') }));
    expect(new Set(saved.members.map((row) => `${row['projectAccess']} ${row.revision}`))).toEqual(
      new Set(['Edit 2']),
    );
    expect(saved.revisions.map((row) => row['details'])).toEqual(
      made.revisions.map((_, place) => `Moved ${place}`),
    );
    expect(saved.revision).toBe(made.revision);
    expect(await countOf('history_entry')).toBe(before + 2 * rows);
    const [last] = await historyOf(broker, 'PROJECT_REVISION', made.revisions[7]?.id ?? '');
    expect(last).toMatchObject({
      revision: 2,
      changes: [{ field: 'details', before: 'Row 7', after: 'Moved 7' }],
    });
  });

  it('is written once, however often it is sent', async () => {
    const input = { id: made.id, ...changed('Once') };
    savedProject(await saveProject(broker, input));
    const before = await countOf('history_entry');
    expect(refusalOf(await saveProject(broker, input))).toBeUndefined();
    expect(await countOf('history_entry')).toBe(before);
  });

  it('leaves rows that change nothing as they are', async () => {
    const revisions = made.revisions.map(({ id, revision }, place) => ({
      id,
      revision,
      details: place === 3 ? 'Changed' : `Row ${place}`,
    }));
    const before = await countOf('history_entry');
    const saved = savedProject(await saveProject(broker, { id: made.id, revisions }));
    expect(saved.revisions.filter(({ revision }) => revision === 2)).toHaveLength(1);
    expect(await countOf('history_entry')).toBe(before + 1);
  });

  it('tells each row that somebody else changed at its path, and writes none', async () => {
    const operator = await server.signIn('operator');
    const [, , third, fourth] = made.revisions;
    const theirs = [third, fourth].map((row) => ({ id: row?.id, revision: 1, details: 'Theirs' }));
    savedProject(await saveProject(operator, { id: made.id, revisions: theirs }));
    const before = await countOf('history_entry');
    const refusal = refusalOf(await saveProject(broker, { id: made.id, ...changed('Ours') }));
    expect(refusal).toMatchObject({ code: 'CONFLICT', conflicts: ['revisions[2]', 'revisions[3]'] });
    expect(await countOf('history_entry')).toBe(before);
    expect((await readProject(broker, made.id))?.members[0]).toMatchObject({ projectAccess: 'View' });
  });

  it('refuses rows of another project, and rows with wrong values, at their paths', async () => {
    const other = await makeProject(broker, {
      revisions: [{ id: randomUUID(), date: '2026-11-20' }],
    });
    const wrong = changed('Wrong');
    const revisions = wrong.revisions.map((row, place) => {
      if (place === 5) return { ...row, id: other.revisions[0]?.id };
      return place === 9 ? { ...row, date: '2026-02-30' } : row;
    });
    const before = await countOf('history_entry');
    const refusal = refusalOf(await saveProject(broker, { id: made.id, ...wrong, revisions }));
    expect(refusal).toMatchObject({
      code: 'VALIDATION',
      fields: [{ path: 'revisions[5].id' }, { path: 'revisions[9].date' }],
    });
    expect(await countOf('history_entry')).toBe(before);
  });

  it('is for those who may, and of rows that they see', async () => {
    const approver = await server.signIn('approver');
    const prairie = await server.signIn('prairie');
    const refused = await Promise.all(
      [approver, prairie].map((client) => saveProject(client, { id: made.id, ...changed('Not') })),
    );
    expect(refused.map((answer) => refusalOf(answer)?.code)).toEqual(['FORBIDDEN', 'NOT_FOUND']);
  });
});
