import { describe, expect, it } from 'vitest';
import { agreementsOf } from '../../testing/agreement-calls.ts';
import { makeAssociate } from '../../testing/associate-calls.ts';
import { finalized, freshName, importCall, progressOf, validated } from '../../testing/import-calls.ts';
import { agreementRows, importDesk, parcelRows, peopleRows } from '../../testing/import-desk.ts';

const desk = importDesk();

const agreementCount = async () =>
  Number((await desk.server.database.pool.query('select count(*)::int as n from agreement')).rows[0].n);

describe('an import', () => {
  it('writes the chosen rows and nothing else', async () => {
    const project = await desk.freshProject();
    const [kept, wrong] = [freshName(), freshName()];
    const fileId = await desk.upload({
      ...agreementRows(
        ['Effective'],
        ['A', 'One', null],
        ['B', 'Two', 'soon'],
        ['C', 'Three', null],
        ['D', 'Four', null],
      ),
      ...peopleRows(
        [],
        ['A', 'Landowner', kept],
        ['B', 'Landowner', wrong],
        ['A', 'Pilot', wrong],
        ['C', 'Landowner', wrong],
      ),
    });
    const leaveOut = [{ sheet: 'Agreements', rowNumber: 2 }];
    await validated(desk.broker, project, fileId, { leaveOut });
    const done = await finalized(desk.broker, project, fileId, 'ImportWarningsAndValid', { leaveOut });
    expect(done.json().result).toMatchObject({ new: 2, leftOut: 2, rowsLeftOut: 5 });
    expect((await agreementsOf(desk.broker, project)).map(({ name, sequence }) => [sequence, name])).toEqual([
      [1, 'One'],
      [2, 'Four'],
    ]);
    const { rows } = await desk.server.database.pool.query(
      'select name from business_associate where name = any ($1)',
      [[kept, wrong]],
    );
    expect(rows).toEqual([{ name: kept }]);
    // No entries of the search index are left pending, which the next save would have to process.
    const put = await desk.server.database.pool.query(
      `select gin_clean_pending_list('agreement_sought')::int as pages`,
    );
    expect(put.rows).toEqual([{ pages: 0 }]);
  });

  it('with nothing to write, for another project or without a file is refused', async () => {
    const [project, other] = [await desk.freshProject(), await desk.freshProject()];
    const fileId = await desk.upload(agreementRows([], ['A', null]));
    await validated(desk.broker, project, fileId);
    const messageOf = async (answer: ReturnType<typeof finalized>) => (await answer).json().message;
    expect(await messageOf(finalized(desk.broker, project, fileId))).toBe(
      'There is nothing to import in this way. Correct a row, or choose the other way.',
    );
    expect(await progressOf(desk.broker, fileId)).toMatchObject({ state: 'Failed' });
    expect(await messageOf(finalized(desk.broker, other, fileId))).toContain('checked for another project');
    expect(await messageOf(finalized(desk.broker, project, ''))).toBe('Missing template file guid.');
  });

  it('is for broker editors of the project, and a file for who uploaded it', async () => {
    const project = await desk.freshProject();
    const before = await agreementCount();
    const fileId = await desk.upload(agreementRows([], ['A', 'One']));
    const request = { fileId, projectFileId: project };
    for (const [name, status] of [
      ['operator', 403],
      ['readonly', 403],
      ['prairie', 404],
      ['admin', 404],
      ['superuser', 404],
    ] as const) {
      const client = await desk.server.signIn(name);
      const answers = [
        await importCall(client, 'validate-import-file', request),
        await finalized(client, project, fileId),
        await importCall(client, 'bad-rows', request),
      ].map(({ statusCode }) => statusCode);
      expect([name, ...answers]).toEqual([name, status, status, status]);
      expect((await client.get(`/api/bulk-import/${fileId}`)).statusCode).toBe(404);
    }
    expect((await importCall(desk.server.visitor(), 'validate-import-file', request)).statusCode).toBe(401);
    expect(await agreementCount()).toBe(before);
  });

  it('means whoever is called so by the time that it is written', async () => {
    const project = await desk.freshProject();
    const [came, stayed] = [freshName(), freshName()];
    const fileId = await desk.upload({
      ...agreementRows([], ['A', 'One'], ['B', 'Two']),
      ...peopleRows([], ['A', 'Landowner', came], ['B', 'Landowner', stayed]),
    });
    await validated(desk.broker, project, fileId);
    const { id } = await makeAssociate(desk.broker, { name: came });
    expect((await finalized(desk.broker, project, fileId)).statusCode).toBe(200);
    const { rows } = await desk.server.database.pool.query(
      `select b.name, b.id = $2 as is_there, count(l.id)::int as lands from business_associate b
        left join landowner l on l.business_associate_id = b.id where b.name = any ($1) group by b.id`,
      [[came, stayed], id],
    );
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ name: came, is_there: true, lands: 1 });
    expect(rows).toContainEqual({ name: stayed, is_there: false, lands: 1 });
  });

  it('that somebody sends again and again at once is written once', async () => {
    const project = await desk.freshProject();
    const fileId = await desk.upload(agreementRows([], ['A', 'One'], ['B', 'Two']));
    await validated(desk.broker, project, fileId);
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => finalized(desk.broker, project, fileId)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await agreementsOf(desk.broker, project)).toHaveLength(2);
  });

  it('waits for others into the same project: each number once, none missing', async () => {
    const project = await desk.freshProject();
    const owner = freshName();
    const files = await Promise.all(
      Array.from({ length: 16 }, (_, place) =>
        desk.upload({
          ...agreementRows(
            ['Agreement number'],
            ['A', `One ${place}`, `N-${place}`],
            ['B', `Two ${place}`, 'same'],
          ),
          ...peopleRows([], ['A', 'Landowner', owner]),
          ...parcelRows(['A', 'SE-01-099-09-W6M']),
        }),
      ),
    );
    for (const fileId of files) await validated(desk.broker, project, fileId);
    const answers = await Promise.all(
      files.map((fileId) => finalized(desk.broker, project, fileId, 'ImportWarningsAndValid')),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(files.map(() => 200));
    const all = await agreementsOf(desk.broker, project);
    expect(all.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 17 }, (_, place) => place + 1));
    const { rows } = await desk.server.database.pool.query(
      'select count(*)::int as n from business_associate where name = $1',
      [owner],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('that breaks off in the middle writes nothing and says so', async () => {
    const project = await desk.freshProject();
    const owner = freshName();
    const fileId = await desk.upload({
      ...agreementRows([], ['A', 'One']),
      ...peopleRows([], ['A', 'Landowner', owner]),
    });
    await validated(desk.broker, project, fileId);
    // The history is written last: by then the import has written everything else.
    await desk.server.database.pool.query(
      `create function break_off() returns trigger language plpgsql as $$ begin
         if new.record_kind = 'AGREEMENT' then raise 'broken off'; end if; return new; end $$;
       create trigger break_off before insert on history_entry for each row execute function break_off()`,
    );
    try {
      expect((await finalized(desk.broker, project, fileId)).statusCode).toBe(500);
    } finally {
      await desk.server.database.pool.query(
        'drop trigger break_off on history_entry; drop function break_off()',
      );
    }
    expect(await agreementsOf(desk.broker, project)).toEqual([]);
    const { rows } = await desk.server.database.pool.query(
      'select 1 from business_associate where name = $1',
      [owner],
    );
    expect(rows).toEqual([]);
    const [past] = (await desk.broker.get(`/api/bulk-import?projectFileId=${project}`)).json().result;
    expect(past).toMatchObject({ fileId, state: 'Failed', message: 'An unknown error has occurred.' });
    expect((await finalized(desk.broker, project, fileId)).statusCode).toBe(200);
  });

  it('whose server is gone is told as stopped after a while, and can be finalized again', async () => {
    const project = await desk.freshProject();
    const fileId = await desk.upload(agreementRows([], ['A', 'One']));
    await validated(desk.broker, project, fileId);
    await desk.server.database.pool.query(
      `update agreement_import set state = 'Finalizing', seen_at = seen_at - interval '10 minutes' where id = $1`,
      [fileId],
    );
    expect(await progressOf(desk.broker, fileId)).toMatchObject({
      state: 'Failed',
      message: expect.stringContaining('Nothing was written'),
    });
    expect((await finalized(desk.broker, project, fileId)).statusCode).toBe(200);
  });
});
