import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { hashPassword } from './accounts/sessions/passwords.ts';
import { createApp } from './app.ts';
import type { BackupContent } from './platform/backup/backup-manifest.ts';
import { findPerson, newestEntryOf } from './platform/backup/proof-store.ts';
import { restoreBackup } from './platform/backup/restore-backup.ts';
import { RowSum } from './platform/backup/row-sum.ts';
import { plainTexts, rowSchema, rowTexts } from './platform/backup/table-shapes.ts';
import { readConfig } from './platform/config/config.ts';
import { type Database, openFolder, openServer } from './platform/db/database.ts';
import { openSnapshot } from './platform/db/snapshot.ts';
import { folderStore } from './platform/files/file-store.ts';
import { outboxTransport } from './platform/mail/transport.ts';
import { systemTicks } from './platform/server/clock.ts';

/** The findings after a backup was restored into an empty place; the backup is proven if nothing is wrong. */
export interface Proof {
  readonly content: BackupContent;
  readonly wrong: readonly string[];
}

/** Sentences about tables whose rows differ from those of the backup. */
async function compareTables({ db }: Database, content: BackupContent): Promise<readonly string[]> {
  const snapshot = await openSnapshot(db);
  const wrong: string[] = [];
  try {
    for await (const _ of snapshot.rows(plainTexts));
    for (const table of content.tables) {
      const sum = new RowSum();
      for await (const rows of snapshot.rows(rowTexts(table)))
        for (const row of rows) sum.add(v.parse(rowSchema, row).row);
      if (sum.rows !== table.rows) wrong.push(`${table.name} has ${sum.rows} rows, not ${table.rows}.`);
      else if (sum.sum !== table.sum) wrong.push(`The rows of ${table.name} are others.`);
    }
  } finally {
    await snapshot.close();
  }
  return wrong;
}

/** Signs in as a person who could do so, with a password that is only set in this copy. Returns what is wrong. */
async function trySignIn(database: Database, folder: string): Promise<readonly string[]> {
  const person = await findPerson(database.db);
  // Nobody has joined this installation yet.
  if (!person) return [];
  const password = `Proof-${randomUUID()}`;
  await database.db
    .updateTable('appUser')
    .set({ passwordHash: await hashPassword(password), passwordSetAt: new Date() })
    .where('id', '=', person.id)
    .execute();
  const app = await createApp({
    config: readConfig({ LOG_LEVEL: 'silent', DATA_FOLDER: folder }),
    db: database.db,
    isDatabaseReady: database.isReady,
    databaseKind: database.kind,
    clock: () => new Date(),
    ticks: systemTicks,
    files: folderStore(join(folder, 'files')),
    releases: { put: async () => {}, get: async () => undefined, remove: async () => {} },
    mailTransport: outboxTransport(join(folder, 'outbox'), 'proof@rightway.localhost', () => new Date()),
  });
  try {
    const payload = { userName: person.userName, password };
    const answer = await app.inject({ method: 'POST', url: '/api/account/sign-in', payload });
    return answer.statusCode === 200 ? [] : [`A sign-in was answered ${answer.statusCode}: ${answer.body}`];
  } finally {
    await app.close();
  }
}

async function compareNewest({ db }: Database, { newestEntry }: BackupContent): Promise<readonly string[]> {
  const found = await newestEntryOf(db);
  return found === newestEntry?.id ? [] : ['The newest entry of the history is another.'];
}

/** The differences between a restored database and its backup, one sentence for each table; empty if there are none. */
export const differencesOf = async (
  database: Database,
  content: BackupContent,
): Promise<readonly string[]> => [
  ...(await compareTables(database, content)),
  ...(await compareNewest(database, content)),
];

/**
 * Restores a backup into an empty place and compares the result: rows, files, the newest entry of the history, and a
 * sign-in. The place is a folder that is removed afterwards, or an empty database on a server, which is kept.
 */
export async function verifyBackup(folder: string, word?: string, databaseUrl?: string): Promise<Proof> {
  const place = mkdtempSync(join(tmpdir(), 'rightway-proof-'));
  try {
    const database = databaseUrl ? openServer(databaseUrl, 2, { longest: 0 }) : await openFolder(place);
    try {
      const files = folderStore(join(place, 'files'));
      let others: readonly string[] = [];
      const look = async (restored: BackupContent) => {
        others = await differencesOf(database, restored);
      };
      const content = await restoreBackup({ database, files, folder, word, look });
      const wrong = [
        ...content.missingFiles.map(
          (sha256) => `The file ${sha256}, which rows name, was not kept or damaged.`,
        ),
        ...others,
        ...(await trySignIn(database, place)),
      ];
      return { content, wrong };
    } finally {
      await database.close();
    }
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
