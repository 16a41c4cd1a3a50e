import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './suite.ts';

/** Eight characters that are other ones whenever one of these files is, by name or by content. */
export function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

/** What is made once for a state of its sources, and kept. */
interface KeptFolder {
  /** Where one folder a state is kept. */
  readonly parent: string;
  /** Names the state. */
  readonly name: string;
  /** How many states stay. */
  readonly states: number;
  readonly make: (folder: string) => Promise<void>;
}

function forgetOld(parent: string, states: number): void {
  const folders = readdirSync(parent)
    .map((name) => ({ path: join(parent, name), time: statSync(join(parent, name)).mtimeMs }))
    .sort((one, other) => other.time - one.time);
  for (const { path } of folders.slice(states)) rmSync(path, { recursive: true, force: true });
}

/** The folder of a state, made where it is not there yet; `isNew` says which. Rejects as `make` does. */
export async function keptFolder({
  parent,
  name,
  states,
  make,
}: KeptFolder): Promise<{ readonly folder: string; readonly isNew: boolean }> {
  const folder = join(parent, name);
  if (existsSync(folder)) return { folder, isNew: false };
  // What is interrupted never looks like something finished.
  const unfinished = join(parent, `.unfinished-${name}`);
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(parent, { recursive: true });
  await make(unfinished);
  renameSync(unfinished, folder);
  forgetOld(parent, states);
  return { folder, isNew: true };
}
