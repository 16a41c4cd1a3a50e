import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './suite.ts';

/**
 * The files that one of our files refers to: imports, and programs that it starts in a thread or a process. Type
 * imports do not exist at run time.
 */
const named =
  /^(?:import|export)(?! type\b)[^;]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)|new URL\('([^']+\.ts)', import\.meta\.url\)/gm;

const isOurs = (name: string): boolean => /^\.|^shared-/.test(name);

function resolved(name: string, from: string): string {
  const path = name.startsWith('.') ? join(dirname(from), name) : createRequire(from).resolve(name);
  if (existsSync(path)) return path;
  throw new Error(`${from} names ${name}, which is not there.`);
}

/**
 * Every file of ours that programs run, all the way down: `entries` are their paths below the root of the suite.
 * Returns absolute paths in their order. Throws where a file that one of them names is missing.
 */
export function sourcesOf(entries: readonly string[]): readonly string[] {
  const found = new Set(entries.map((entry) => join(root, entry)));
  for (const file of found)
    for (const [, ...names] of readFileSync(file, 'utf8').matchAll(named))
      for (const name of names) if (name !== undefined && isOurs(name)) found.add(resolved(name, file));
  return [...found].sort();
}
