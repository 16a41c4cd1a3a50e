import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { agreementParts, anAgreement, saveAlone } from '../../testing/agreement-calls.ts';
import { makeProject } from '../../testing/project-calls.ts';
import { newRow, saveRows } from '../../testing/project-row-calls.ts';
import { runningServer } from '../../testing/running-server.ts';

type Values = Readonly<Record<string, unknown>>;

const server = await runningServer();
const broker = await server.signIn('broker');
const parts = await agreementParts(server, broker);
const { pool } = server.database;

describe('rows that are written in one go', () => {
  const events = (agreementId: string, types: readonly Values[]) =>
    types.map((type) => newRow({ agreementId, eventType: type, date: '2026-11-20' }));
  const agreementWith = async () => {
    const agreement = anAgreement({ projectFileId: parts.projectId });
    expect((await saveAlone(broker, agreement)).errors).toBeUndefined();
    return agreement.id;
  };
  const countOf = async (table: string, agreementId: string) =>
    (await pool.query(`select count(*)::int as count from ${table} where agreement_id = $1`, [agreementId]))
      .rows[0].count;

  it('are refused at the row that the database refuses, and none is written', async () => {
    const agreementId = await agreementWith();
    const [first, second] = await parts.ids(
      `event_type where form_type_id = (select form_type_id from event_type t join event e
         on e.event_type_id = t.id where e.agreement_id is not null limit 1) order by id`,
      2,
    );
    const rows = events(agreementId, [first ?? {}, second ?? {}, first ?? {}]);
    const { errors } = await saveRows(broker, parts.projectId, { events: rows });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION',
      fields: [{ path: 'events[2].eventType' }],
    });
    expect(await countOf('event', agreementId)).toBe(0);
  });

  it('are all written once, however many send them at once', async () => {
    const { id: projectId } = await makeProject(broker, { operator: { id: parts.northfork } });
    const rows = [1, 2, 3].map((place) => newRow({ name: `Date ${place}`, saveId: randomUUID() }));
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => saveRows(broker, projectId, { keyDates: rows })),
    );
    expect(answers.map(({ errors }) => errors)).toEqual(answers.map(() => undefined));
    const stored = await pool.query(
      'select sequence, revision from key_date where surface_project_id = $1 order by sequence',
      [projectId],
    );
    expect(stored.rows).toEqual([1, 2, 3].map((sequence) => ({ sequence, revision: 1 })));
  });

  it('see each other where one names another: agreements that replace each other in a circle are refused', async () => {
    const [one, two] = [anAgreement(), anAgreement()];
    const { errors } = await saveAlone(
      broker,
      { ...one, projectFileId: parts.projectId },
      { ...two, projectFileId: parts.projectId, follows: { id: one.id } },
    );
    expect(errors).toBeUndefined();
    const circle = await saveAlone(
      broker,
      { id: one.id, revision: 1, follows: { id: two.id } },
      { id: two.id, revision: 1, name: 'Renewed' },
    );
    expect(circle.errors?.[0]?.extensions).toMatchObject({ fields: [{ path: 'input[0].follows' }] });
  });

  it('keep letters that are torn, as one that is written alone does', async () => {
    const rows = ['torn \ud800 letter', 'plain'].map((name) => newRow({ name }));
    const { id: projectId } = await makeProject(broker, { operator: { id: parts.northfork } });
    expect((await saveRows(broker, projectId, { keyDates: rows })).errors).toBeUndefined();
    const stored = await pool.query(
      'select name from key_date where surface_project_id = $1 order by sequence',
      [projectId],
    );
    expect(stored.rows).toEqual([{ name: 'torn \ufffd letter' }, { name: 'plain' }]);
  });
});
