import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresBinaries, startPostgres } from '../../scripts/postgres.ts';

/** An empty database server, and an empty folder for files. */
export interface EmptyPlace {
  readonly url: string;
  readonly folder: string;
}

/** Works with an unused database server and folder; both are removed afterwards. */
export async function atEmptyPlace<T>(name: string, work: (place: EmptyPlace) => Promise<T>): Promise<T> {
  const binaries = postgresBinaries();
  if (!binaries) throw new Error('This benchmark needs the server programs of PostgreSQL.');
  const server = await startPostgres(binaries);
  const folder = mkdtempSync(join(tmpdir(), `rightway-${name}-`));
  try {
    return await work({ url: server.url, folder });
  } finally {
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
