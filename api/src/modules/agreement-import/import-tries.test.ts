import { describe, expect, it, vi } from 'vitest';
import { agreementsOf } from '../../testing/agreement-calls.ts';
import { finalized, progressOf, validated } from '../../testing/import-calls.ts';
import { agreementRows, importDesk } from '../../testing/import-desk.ts';

const desk = importDesk();

/** A workbook of one agreement under review in a project of its own. */
async function underReview() {
  const project = await desk.freshProject();
  const fileId = await desk.upload(agreementRows([], ['A', 'One']));
  await validated(desk.broker, project, fileId);
  return { project, fileId };
}

const importedBefore = 'This file was imported already. Upload it again to import it once more.';

describe('a try to write an import', () => {
  it('that another process took over writes nothing and leaves the other alone', async () => {
    const { project, fileId } = await underReview();
    await desk.server.database.pool.query(
      `create function take_over() returns trigger language plpgsql as $$ begin
         if new.state = 'Finalizing' and old.state <> 'Finalizing' then
           new.started_at := new.started_at + interval '2 minutes'; end if; return new; end $$;
       create trigger take_over before update on agreement_import for each row execute function take_over();
       create sequence begun_to_write;
       create function count_write() returns trigger language plpgsql as $$ begin
         perform nextval('begun_to_write'); return new; end $$;
       create trigger count_write before insert on agreement for each row execute function count_write()`,
    );
    try {
      const answer = await finalized(desk.broker, project, fileId);
      expect([answer.statusCode, answer.json().message]).toEqual([400, importedBefore]);
      // A rollback does not reset a sequence, so this shows that nothing was even begun.
      const { rows } = await desk.server.database.pool.query(
        'select is_called as called from begun_to_write',
      );
      expect(rows).toEqual([{ called: false }]);
    } finally {
      await desk.server.database.pool.query(
        `drop trigger take_over on agreement_import; drop function take_over(); drop trigger count_write on agreement;
         drop function count_write(); drop sequence begun_to_write`,
      );
    }
    expect(await agreementsOf(desk.broker, project)).toEqual([]);
    expect(await progressOf(desk.broker, fileId)).toMatchObject({ state: 'Finalizing', message: null });
  });

  it('that lost the import while it wrote takes all of it back', async () => {
    const { project, fileId } = await underReview();
    await desk.server.database.pool.query(
      `create function take_over() returns trigger language plpgsql as $$ begin
         update agreement_import set started_at = started_at + interval '2 minutes' where id = new.agreement_import_id;
         return new; end $$;
       create trigger take_over before insert on agreement_import_record
         for each row execute function take_over()`,
    );
    try {
      expect((await finalized(desk.broker, project, fileId)).json().message).toBe(importedBefore);
    } finally {
      await desk.server.database.pool.query(
        'drop trigger take_over on agreement_import_record; drop function take_over()',
      );
    }
    expect(await agreementsOf(desk.broker, project)).toEqual([]);
  });

  it('keeps what it was reviewed with, where its rows are looked at again meanwhile', async () => {
    const { project, fileId } = await underReview();
    const { pool } = desk.server.database;
    await pool.query(`update agreement_import set state = 'Finalizing', total = 7 where id = $1`, [fileId]);
    const kept = async () =>
      (await pool.query('select state, review, total from agreement_import where id = $1', [fileId])).rows;
    const before = await kept();
    expect(before).toMatchObject([{ state: 'Finalizing', review: { leaveOut: [] }, total: 7 }]);
    await validated(desk.broker, project, fileId, { leaveOut: [{ sheet: 'agreements', rowNumber: 2 }] });
    expect(await kept()).toEqual(before);
  });

  it('beside another one after a minute of silence is written once', async () => {
    const { project, fileId } = await underReview();
    const { kind, pool } = desk.server.database;
    const ask = async (sql: string) => (await pool.query(sql, [fileId])).rows[0];
    // The embedded database has one connection, so there the two run one after the other.
    const holder = kind === 'postgresql' ? await pool.connect() : undefined;
    await holder?.query('begin');
    await holder?.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`import ${project}`]);
    const first = finalized(desk.broker, project, fileId);
    if (holder)
      await vi.waitFor(
        async () => {
          const { rows } = await pool.query(
            `select 1 from pg_locks where locktype = 'advisory' and not granted
             and database = (select oid from pg_database where datname = current_database())`,
          );
          expect(rows).toHaveLength(1);
        },
        { timeout: 300_000 },
      );
    else await first;
    await pool.query(`update agreement_import set seen_at = seen_at - interval '10 minutes' where id = $1`, [
      fileId,
    ]);
    const second = finalized(desk.broker, project, fileId);
    if (holder)
      await vi.waitFor(
        async () => {
          const row = await ask(
            `select seen_at > now() - interval '5 minutes' as is_taken from agreement_import where id = $1`,
          );
          expect(row).toEqual({ is_taken: true });
        },
        { timeout: 300_000 },
      );
    await holder?.query('commit');
    holder?.release();
    const statuses = (await Promise.all([first, second])).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 400]);
    expect(await agreementsOf(desk.broker, project)).toHaveLength(1);
    expect(await progressOf(desk.broker, fileId)).toMatchObject({ state: 'Done' });
  });
});
