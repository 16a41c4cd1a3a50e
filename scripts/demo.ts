/** `npm run demo -- --scale N`: fills an empty database with N times the demo, and says what is in it. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { keepIn, seedDemo } from '../api/src/demo/seed-demo.ts';
import { openFolder, openServer } from '../api/src/platform/db/database.ts';
import { migrate } from '../api/src/platform/db/migrate.ts';
import { folderStore } from '../api/src/platform/files/file-store.ts';
import { root } from './suite.ts';

const largestScale = 1000;

function readScale(): number {
  const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' } } });
  const scale = Number(values.scale);
  if (Number.isInteger(scale) && scale >= 1 && scale <= largestScale) return scale;
  throw new Error(`--scale must be 1 to ${largestScale}.`);
}

async function makeDemo(scale: number): Promise<void> {
  if (process.env['NODE_ENV'] === 'production') {
    throw new Error('The demo is refused in production: its accounts have a public password.');
  }
  const dataFolder = resolve(process.env['DATA_FOLDER'] ?? join(root, '.data'));
  const address = process.env['DATABASE_URL'];
  const database = address ? openServer(address, 2) : await openFolder(dataFolder);
  try {
    await migrate(database.pool);
    const start = performance.now();
    const isNew = await seedDemo(database.db, {
      scale,
      keep: keepIn(folderStore(join(dataFolder, 'files'))),
    });
    if (!isNew) throw new Error('This database is filled already. Name an empty one in DATABASE_URL.');
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const { rows } = await database.pool.query(
      `select (select count(*) from surface_project)::int as projects, (select count(*) from agreement)::int as agreements,
         (select count(*) from parcel)::int as parcels, (select count(*) from communication)::int as communications`,
    );
    console.log(
      `Filled in ${seconds} s: ${Object.entries(rows[0])
        .map(([name, count]) => `${count} ${name}`)
        .join(', ')}.`,
    );
  } finally {
    await database.close();
  }
}

try {
  await makeDemo(readScale());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
