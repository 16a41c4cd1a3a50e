/**
 * `npm run backup -- FOLDER`, `npm run restore -- FOLDER`, `npm run verify -- FOLDER`: for the database and the files
 * named by the environment, as for the API. With BACKUP_KEY a backup is encrypted.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BackupContent } from './platform/backup/backup-manifest.ts';
import { addProof } from './platform/backup/proof-store.ts';
import { restoreBackup } from './platform/backup/restore-backup.ts';
import { writeBackup } from './platform/backup/write-backup.ts';
import { type Config, readConfig } from './platform/config/config.ts';
import { openFolder, openServer } from './platform/db/database.ts';
import { StartupError } from './platform/errors/startup-error.ts';
import { folderStore } from './platform/files/file-store.ts';
import { s3Store } from './platform/files/s3-store.ts';
import { verifyBackup } from './verify-backup.ts';

/** One connection reads or writes; the other serves everything that happens in the meantime. */
const connections = 2;

const openDatabase = ({ databaseUrl, dataFolder }: Config) =>
  databaseUrl ? openServer(databaseUrl, connections, { longest: 0 }) : openFolder(dataFolder);

const filesOf = ({ s3, dataFolder }: Config) => (s3 ? s3Store(s3) : folderStore(join(dataFolder, 'files')));

function printContent(
  what: string,
  { takenAt, tables, files, missingFiles, strayFiles }: BackupContent,
): void {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${what}: ${rows} rows of ${tables.length} tables and ${files.length} files, as of ${takenAt}.`,
  );
  for (const sha256 of missingFiles) console.log(`  The file ${sha256} is named by rows and not kept.`);
  for (const sha256 of strayFiles) console.log(`  The file ${sha256} is kept and named by no row.`);
}

/**
 * Records a proof in the installation named by the environment, for its console; the proof is valid even if that fails.
 */
async function noteProof(config: Config, content: BackupContent, wrong: number): Promise<void> {
  const warnNotReported = (reason: string) =>
    console.log(`The console does not know of this proof: ${reason}`);
  // A backup can be verified on a machine without Rightway; then no data folder is created.
  if (!config.databaseUrl && !existsSync(join(config.dataFolder, 'pg')))
    return warnNotReported('DATABASE_URL and DATA_FOLDER name no database of it.');
  try {
    const database = await openDatabase(config);
    try {
      await addProof(database.db, content, wrong, new Date());
    } finally {
      await database.close();
    }
  } catch (error) {
    warnNotReported(error instanceof Error ? error.message : String(error));
  }
}

async function run(command: string | undefined, folder: string | undefined): Promise<number> {
  if (folder === undefined) throw new StartupError('Name the folder of the backup.');
  const word = process.env['BACKUP_KEY'] || undefined;
  const backup = resolve(folder);
  if (command === 'verify') {
    const { content, wrong } = await verifyBackup(
      backup,
      word,
      process.env['VERIFY_DATABASE_URL'] || undefined,
    );
    for (const one of wrong) console.error(one);
    await noteProof(readConfig(process.env), content, wrong.length);
    printContent(wrong.length === 0 ? 'This backup is proven' : 'This backup is NOT whole', content);
    return wrong.length === 0 ? 0 : 1;
  }
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    const parts = { database, files: filesOf(config), folder: backup, word };
    if (command === 'restore') printContent('Restored', await restoreBackup(parts));
    else if (command === 'backup')
      printContent('Kept', await writeBackup({ ...parts, version: config.version }));
    else throw new StartupError('There are: backup, restore, verify.');
    return 0;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await run(process.argv[2], process.argv[3]);
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 2;
}
