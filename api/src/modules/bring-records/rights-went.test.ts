import { expect, it, vi } from 'vitest';
import { askRows } from '../../testing/ask-rows.ts';
import { lookedTable, recipeOf } from '../../testing/bring-calls.ts';
import { importDesk } from '../../testing/import-desk.ts';

const desk = importDesk();

const owners = (name: string) => `Name,Phone\n${name} Ltd.,403-555-0120`;

async function ready(client: Parameters<typeof lookedTable>[0], name: string) {
  const { fileId, looked } = await lookedTable(client, 'associate', owners(name));
  const body = { fileId, recipe: recipeOf(looked) };
  const { result } = (await client.post('/api/bring-in/check', body)).json();
  return () => client.post('/api/bring-in/write', { ...body, expected: result.records });
}

it.each([
  ['may only read', 'is_read_only = true', 403],
  ['is shut out', 'is_active = false', 401],
] as const)(
  'a table is not written for a person who %s since it waited for another',
  async (_, change, code) => {
    const [first, second] = [`Ahead ${code}`, `Behind ${code}`];
    const [ahead, behind] = [
      await ready(await desk.server.signIn('admin'), first),
      await ready(desk.broker, second),
    ];
    const holder = await desk.server.database.pool.connect();
    try {
      await holder.query('begin');
      await holder.query('lock table bring_in_run in access exclusive mode');
      const firstAnswer = ahead();
      await vi.waitFor(async () =>
        expect(
          await askRows(desk.server)`select 1 as waits from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`,
        ).toEqual([{ waits: 1 }]),
      );
      const secondAnswer = behind();
      // A call that was sent after it has its answer: by then it was let in, and waits for the first.
      expect((await desk.broker.get('/api/start')).statusCode).toBe(200);
      await desk.server.database.pool.query(
        `update app_user set ${change} where email = 'broker@rightway.test'`,
      );
      await holder.query('commit');
      expect((await firstAnswer).statusCode).toBe(200);
      expect((await secondAnswer).statusCode).toBe(code);
    } finally {
      holder.release();
      await askRows(desk.server)`update app_user set is_read_only = false, is_active = true
      where email = 'broker@rightway.test'`;
    }
    const names = [`${first} Ltd.`, `${second} Ltd.`];
    expect(
      await askRows(desk.server)`select name from business_associate where name = any (${names})`,
    ).toEqual([{ name: names[0] }]);
  },
);
