import { expect, it } from 'vitest';
import { askRows } from '../../testing/ask-rows.ts';
import { runningServer } from '../../testing/running-server.ts';
import { forgetDeletedRows } from './deleted-rows-store.ts';

const server = await runningServer();

it('a deletion is remembered for thirty days, while its answer may be lost and it is sent again', async () => {
  await askRows(server)`insert into deleted_row (id, deleted_by, deleted_at)
    select gen_random_uuid(), u.id, at from (select id from app_user order by id limit 1) u
    cross join (values (timestamptz '2026-10-01T12:00:00Z'), (timestamptz '2026-11-01T12:00:01Z')) as x (at)`;
  await forgetDeletedRows(server.database.db, new Date('2026-12-01T12:00:00Z'));
  const left = await askRows(server)`select deleted_at::date::text as day from deleted_row`;
  expect(left).toEqual([{ day: '2026-11-01' }]);
});
