import { join } from 'node:path';
import { bringUpToDate } from '../bring-up-to-date.ts';
import { openFolder, openServer } from '../platform/db/database.ts';
import { folderStore } from '../platform/files/file-store.ts';
import { keepIn, seedDemo } from './seed-demo.ts';

/** Where the demo is written. */
interface DemoPlace {
  /** A PostgreSQL server; without it, the embedded database in the folder. */
  readonly databaseUrl: string | undefined;
  /** Holds the files, and the embedded database. */
  readonly dataFolder: string;
  /** How many portfolios of sixty projects the demo has. */
  readonly scale: number;
}

/** The number of rows per table after filling, and the time that it took. */
interface FilledDemo {
  readonly seconds: number;
  readonly counts: Readonly<Record<string, number>>;
}

/** Migrates an empty database and fills it. Rejects with a message if it is not empty. */
export async function fillDatabase({ databaseUrl, dataFolder, scale }: DemoPlace): Promise<FilledDemo> {
  const database = databaseUrl ? openServer(databaseUrl, 2, { longest: 0 }) : await openFolder(dataFolder);
  try {
    await bringUpToDate(database);
    const start = performance.now();
    const keep = keepIn(folderStore(join(dataFolder, 'files')));
    if (!(await seedDemo(database.db, { scale, keep }))) {
      throw new Error('This database is filled already. Name an empty one in DATABASE_URL.');
    }
    const seconds = (performance.now() - start) / 1000;
    const { rows } = await database.pool.query<Record<string, number>>(
      `select (select count(*) from surface_project)::int as projects, (select count(*) from agreement)::int as agreements,
         (select count(*) from parcel)::int as parcels, (select count(*) from communication)::int as communications`,
    );
    return { seconds, counts: rows[0] ?? {} };
  } finally {
    await database.close();
  }
}
