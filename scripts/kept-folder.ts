import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
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

const unfinishedMark = '.unfinished-';

/** Milliseconds after which an unfinished folder is abandoned. */
const longestMake = 3_600_000;

function forgetOld(parent: string, states: number): void {
  const folders = readdirSync(parent)
    .map((name) => ({ name, path: join(parent, name), time: statSync(join(parent, name)).mtimeMs }))
    .sort((one, other) => other.time - one.time);
  const [unfinished, finished] = [true, false].map((is) =>
    folders.filter(({ name }) => name.startsWith(unfinishedMark) === is),
  );
  const old = [
    ...(finished ?? []).slice(states),
    ...(unfinished ?? []).filter(({ time }) => time < Date.now() - longestMake),
  ];
  for (const { path } of old) rmSync(path, { recursive: true, force: true });
}

/** Renames the finished folder to its final name, unless another process was faster. */
function finish(unfinished: string, folder: string): void {
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

/**
 * The folder of a state, made if missing; `isNew` is true then. Processes that make it together do so separately, and
 * the first to finish wins. Rejects as `make` does.
 */
export async function keptFolder({
  parent,
  name,
  states,
  make,
}: KeptFolder): Promise<{ readonly folder: string; readonly isNew: boolean }> {
  const folder = join(parent, name);
  if (existsSync(folder)) return { folder, isNew: false };
  mkdirSync(parent, { recursive: true });
  // What is interrupted never looks like something finished.
  const own = mkdtempSync(join(parent, unfinishedMark));
  try {
    const unfinished = join(own, name);
    await make(unfinished);
    finish(unfinished, folder);
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
  forgetOld(parent, states);
  return { folder, isNew: true };
}
