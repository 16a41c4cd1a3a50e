import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesFile, tableFile } from './platform/backup/backup-manifest.ts';
import { restoreBackup } from './platform/backup/restore-backup.ts';
import { writeBackup } from './platform/backup/write-backup.ts';
import { memoryStore } from './testing/memory-store.ts';
import { runningServer } from './testing/running-server.ts';
import { openTestDatabase } from './testing/test-database.ts';
import { differencesOf, verifyBackup } from './verify-backup.ts';

const word = 'a word that only the operator knows';
const server = await runningServer();
const { database, files } = server;
const folder = mkdtempSync(join(tmpdir(), 'rightway-backups-'));
const backup = join(folder, 'first');
const text = 'The bytes of a document.';
const sha256 = createHash('sha256').update(text).digest('hex');
const stray = createHash('sha256').update('nobody names this').digest('hex');
let lost: string;

/** Calls `work` with a new, empty database, which is closed afterwards. */
async function inEmptyPlace<T>(
  work: (place: Awaited<ReturnType<typeof openTestDatabase>>) => Promise<T>,
): Promise<T> {
  const place = await openTestDatabase();
  try {
    return await work(place);
  } finally {
    await place.close();
  }
}

beforeAll(async () => {
  const admin = await server.signIn('admin');
  await admin.upload('/api/files?purpose=document', 'a.txt', Buffer.from(text));
  // A text that JSON, CSV lines and SQL rows each escape differently.
  const odd = 'quote " \\ backslash, comma\nnext line {brace} (null) é';
  await database.pool.query(`update country set name = $1 where code = 'CA'`, [odd]);
  await files.put(stray, Buffer.from('nobody names this'));
  const { rows } = await database.pool.query(
    `select encode(sha256, 'hex') as sha256 from stored_file where is_kept and sha256 <> decode($1, 'hex') limit 1`,
    [sha256],
  );
  lost = rows[0].sha256;
  await files.remove(lost);
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('a backup', () => {
  it('holds all rows of one moment and the files that they name, and lists what does not fit together', async () => {
    const content = await writeBackup({ database, files, folder: backup, version: '1.0.0', word });
    expect(content.files.map((file) => file.sha256)).toContain(sha256);
    expect(content.missingFiles).toContain(lost);
    expect(content.strayFiles).toEqual([stray]);
    expect(content.tables.find(({ name }) => name === 'surface_project')?.rows).toBe(60);
    // Encrypted: no name from the demo appears in it.
    expect(readFileSync(tableFile(backup, 'company')).toString('latin1')).not.toContain('Rightway');
    await expect(writeBackup({ database, files, folder: backup, version: '1.0.0' })).rejects.toThrow(
      'is not empty',
    );
  });

  it('is restored into an empty place to the same rows and files, after which numbers and rules go on', async () => {
    await inEmptyPlace(async (place) => {
      const kept = memoryStore();
      await restoreBackup({ database: place, files: kept, folder: backup, word });
      const again = join(folder, 'again');
      const first = await writeBackup({ database, files, folder: join(folder, 'second'), version: '1' });
      const second = await writeBackup({ database: place, files: kept, folder: again, version: '1' });
      expect(second.tables).toEqual(first.tables);
      expect(second.newestEntry).toEqual(first.newestEntry);
      const bytes = await kept.read(sha256);
      expect(bytes && (await buffer(bytes)).toString()).toBe(text);
      // Foreign keys are enforced again, and sequences do not hand out a number twice.
      const insert = `insert into rollout_change (id, subject, event, changed_at, changed_by) values ($1, 'map', 'halted', now(), 'x')`;
      await place.pool.query(insert, [randomUUID()]);
      await expect(place.pool.query('update app_user set company_id = $1', [randomUUID()])).rejects.toThrow(
        /foreign key/,
      );
      await expect(restoreBackup({ database: place, files: kept, folder: backup, word })).rejects.toThrow(
        'restore into an empty one',
      );
    });
  });

  it('that was changed or is opened with another key is refused, and nothing of it is there', async () => {
    await inEmptyPlace(async (place) => {
      const restored = (key: string | undefined) =>
        restoreBackup({ database: place, files: memoryStore(), folder: backup, word: key });
      await expect(restored(undefined)).rejects.toThrow('set BACKUP_KEY');
      await expect(restored('another')).rejects.toThrow('BACKUP_KEY is another');
      const file = tableFile(backup, 'country');
      const before = readFileSync(file);
      const changed = Buffer.from(before);
      changed[before.length - 20] = (changed[before.length - 20] ?? 0) ^ 1;
      writeFileSync(file, changed);
      await expect(restored(word)).rejects.toThrow('is damaged');
      writeFileSync(file, before);
      const { rows } = await place.pool.query('select count(*)::int as people from app_user');
      expect(rows).toEqual([{ people: 0 }]);
      const bytes = bytesFile(backup, sha256);
      const whole = readFileSync(bytes);
      writeFileSync(bytes, whole.subarray(0, whole.length - 1));
      await expect(restored(word)).rejects.toThrow('is damaged');
      writeFileSync(bytes, whole);
    });
  });

  it('is proven by restoring it: rows, files, the newest entry and a sign-in, and says what is wrong', async () => {
    await inEmptyPlace(async ({ kind, pool }) => {
      const url = kind === 'postgresql' ? pool.options.connectionString : undefined;
      const { wrong } = await verifyBackup(backup, word, url);
      expect(wrong.filter((one) => !one.includes('which rows name'))).toEqual([]);
      expect(wrong).toContain(`The file ${lost}, which rows name, was not kept or damaged.`);
    });
  });

  it('is compared with what was restored: a row that is missing, one that is another, a newer entry', async () => {
    await inEmptyPlace(async (place) => {
      let differences: readonly string[] = [];
      const look = async (content: Parameters<typeof differencesOf>[1]) => {
        expect(await differencesOf(place, content)).toEqual([]);
        await place.pool.query(
          `update company set company_name = company_name || '.' where company_name like 'Northfork%'`,
        );
        await place.pool.query(
          'delete from history_entry where id = (select id from history_entry order by changed_at desc, id limit 1)',
        );
        differences = await differencesOf(place, content);
      };
      await restoreBackup({ database: place, files: memoryStore(), folder: backup, word, look });
      expect(differences).toEqual([
        'The rows of company are others.',
        expect.stringMatching(/^history_entry has \d+ rows, not \d+\.$/),
        'The newest entry of the history is another.',
      ]);
    });
  });
});
