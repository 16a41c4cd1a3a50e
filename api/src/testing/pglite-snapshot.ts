import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { pgliteExtensions } from '../db/database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** File of an empty database, from which each test file makes its own. */
    readonly pgliteSnapshot: string | undefined;
  }
}

/** Makes an empty database once a run: making one takes many times as long as loading its copy. */
export async function setup(project: TestProject): Promise<(() => void) | undefined> {
  if (process.env['TEST_DATABASE_URL']) {
    project.provide('pgliteSnapshot', undefined);
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'rightway-snapshot-'));
  const file = join(folder, 'empty.tar');
  const pglite = await PGlite.create({ extensions: pgliteExtensions });
  writeFileSync(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await pglite.close();
  project.provide('pgliteSnapshot', file);
  return () => rmSync(folder, { recursive: true });
}
