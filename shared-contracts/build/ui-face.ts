import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { type Face, faceSchema } from '../src/face/index.ts';
import { sharedEntriesOf } from './shared-modules.ts';

const suite = join(import.meta.dirname, '../..');
const ui = join(suite, 'shared-ui');
const kept = join(suite, 'node_modules/.cache/face');
/**
 * An installed package does not contain the sources of shared-ui: the face of its version is shipped with the build.
 */
const shipped = join(import.meta.dirname, 'face.json');

const packageSchema = v.object({ exports: v.record(v.string(), v.string()) });

/** The files of the entries that remotes share with the shell, by the names used in imports. */
function entryFiles(): ReadonlyMap<string, string> {
  const { exports } = v.parse(packageSchema, JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8')));
  return new Map(
    sharedEntriesOf('shared-ui').map((entry) => {
      const file = exports[`.${entry.slice('shared-ui'.length)}`];
      if (!file) throw new Error(`shared-ui does not export ${entry}.`);
      return [entry, join(ui, file)];
    }),
  );
}

const isRead = (file: string): boolean => /\.(ts|tsx)$/.test(file) && !/\.test\.tsx?$/.test(file);

/** Hash of everything that the compiler reads for the face. */
function inputsHash(): string {
  const hash = createHash('sha256');
  for (const folder of ['shared-ui/src', 'shared-contracts/src']) {
    const files = readdirSync(join(suite, folder), { recursive: true, encoding: 'utf8' }).filter(isRead);
    for (const file of files.sort()) hash.update(file).update(readFileSync(join(suite, folder, file)));
  }
  const files = ['read-face.ts', 'face-types.ts', 'shared-modules.ts'].map(
    (file) => `shared-contracts/build/${file}`,
  );
  for (const file of [...files, 'pnpm-lock.yaml', 'tsconfig.base.json', 'shared-ui/package.json'])
    hash.update(readFileSync(join(suite, file)));
  return hash.digest('hex').slice(0, 16);
}

const read = (file: string): Face => v.parse(faceSchema, JSON.parse(readFileSync(file, 'utf8')));

/**
 * The face of shared-ui for remotes, read from its sources. The compiler takes some seconds for it, so the result is
 * cached until a source changes. Throws if an entry is missing.
 */
export async function uiFace(): Promise<Face> {
  if (existsSync(shipped)) return read(shipped);
  const file = join(kept, `${inputsHash()}.json`);
  if (existsSync(file)) return read(file);
  const { readFace } = await import('./read-face.ts');
  const face = v.parse(faceSchema, readFace(join(ui, 'tsconfig.json'), entryFiles()));
  mkdirSync(dirname(file), { recursive: true });
  // Two builds may write it at the same time, so it gets its final name only when it is complete.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(face));
  renameSync(unfinished, file);
  return face;
}
