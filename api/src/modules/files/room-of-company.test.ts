import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { runningServer } from '../../testing/running-server.ts';
import { hasRoom, storedBefore } from './stored-file-store.ts';

const server = await runningServer();
const now = new Date('2026-11-29T12:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

it('what came before an archive is added up once, and what is deleted of it makes room', async () => {
  const { pool, db } = server.database;
  const { rows } = await pool.query(
    `select u.id as "userId", u.company_id as "ownerId" from app_user u where u.email = 'broker@rightway.test'`,
  );
  const [{ userId, ownerId }] = rows;
  const bytes = 1000;
  const add = async (uploaded: Date) => {
    const id = randomUUID();
    await pool.query(
      `insert into stored_file (id, file_name, media_type, size, sha256, owner_id, uploaded_by_id, uploaded_on, is_kept, is_picture)
       values ($1::uuid, 'Room.pdf', 'application/pdf', $2, decode(md5($1::uuid::text) || md5($1::uuid::text), 'hex'), $3, $4, $5, true, false)`,
      [id, bytes, ownerId, userId, uploaded],
    );
    return id;
  };
  const old = await add(minutes(-600));
  const before = await storedBefore(db, ownerId, now);
  const all = async () =>
    Number(
      (await pool.query('select sum(size) as n from stored_file where owner_id = $1', [ownerId])).rows[0].n,
    );
  // A server whose clock is half an hour behind.
  await add(minutes(-30));
  await add(minutes(1));
  const most = (await all()) + bytes;
  expect(await hasRoom(db, ownerId, bytes, most, before)).toBe(true);
  expect(await hasRoom(db, ownerId, bytes + 1, most, before)).toBe(false);
  await add(minutes(2));
  expect(await hasRoom(db, ownerId, bytes, most, before)).toBe(false);
  await pool.query('delete from stored_file where id = $1', [old]);
  expect(await hasRoom(db, ownerId, bytes, most, before)).toBe(true);
  expect(await hasRoom(db, ownerId, bytes + 1, most, before)).toBe(false);
});
