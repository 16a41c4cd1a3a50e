import fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { type Database, openFolder } from './database.ts';
import { hasRoom } from './room-in.ts';

let folder = '';
let database: Database | undefined;

afterEach(async () => {
  vi.restoreAllMocks();
  await database?.close();
  database = undefined;
  await rm(folder, { recursive: true, force: true });
});

/** Makes the next write to a file of PostgreSQL's log fail once, as a full disk does. */
function fillDisk(): void {
  const { openSync, writeSync } = fs;
  const logs = new Set<number>();
  let isFull = true;
  vi.spyOn(fs, 'openSync').mockImplementation((path, ...more) => {
    const file = openSync(path, ...more);
    if (String(path).includes('pg_wal/xlogtemp')) logs.add(file);
    return file;
  });
  const write = (...args: Parameters<typeof writeSync>): number => {
    if (!isFull || !logs.has(args[0])) return Reflect.apply(writeSync, fs, args);
    isFull = false;
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });
  };
  vi.spyOn(fs, 'writeSync').mockImplementation(write as typeof writeSync);
}

it('the embedded database is opened again once a disk that was full has room, and the next save works', async () => {
  folder = await mkdtemp(join(tmpdir(), 'rightway-full-disk-'));
  database = await openFolder(folder);
  const { db, isReady } = database;
  const count = async () => {
    const { rows } = await sql`select count(*)::int as n from note`.execute(db);
    return rows;
  };
  await sql`create table note (text text)`.execute(db);
  await sql`insert into note values ('kept')`.execute(db);
  fillDisk();
  // Only the log grows, by a megabyte each time, until it needs another file.
  const fillLog = async () => {
    for (let n = 0; n < 20; n += 1)
      await sql`select pg_logical_emit_message(true, 'note', repeat('x', 1000000))`.execute(db);
  };
  await expect(fillLog()).rejects.toMatchObject({ code: '53100' });
  expect(await isReady()).toBe(false);
  await expect(sql`insert into note values ('too early')`.execute(db)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
  await vi.waitFor(async () => expect(await isReady()).toBe(true), { timeout: 300_000, interval: 200 });
  await sql`insert into note values ('after')`.execute(db);
  expect(await count()).toEqual([{ n: 2 }]);
});

it('knows whether a folder has room', async () => {
  folder = await mkdtemp(join(tmpdir(), 'rightway-room-'));
  expect(await hasRoom(folder, 1)).toBe(true);
  expect(fs.readdirSync(folder)).toEqual([]);
  expect(await hasRoom(join(folder, 'missing'), 1)).toBe(false);
});
