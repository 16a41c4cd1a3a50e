import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { systemTicks } from '../../platform/server/clock.ts';
import type { Registry } from '../releases/registry.ts';
import { isHashOf } from './operation-hash.ts';
import { addOperations, findOperation } from './persisted-operations-store.ts';

const fileName = 'operations.json';
const fileSchema = v.record(v.string(), v.string());

/** Longest wait for a release's operations, and the pause before the next request, in milliseconds. */
const patience = 2000;
const pause = 5000;
/** Number of operations kept in memory; a suite sends a few hundred. */
const largestMemory = 5000;

/** The operations in a file; an entry whose hash does not match its text is left out. */
export function readOperations(content: unknown): ReadonlyMap<string, string> {
  const parsed = v.safeParse(fileSchema, content);
  if (!parsed.success) return new Map();
  return new Map(Object.entries(parsed.output).filter(([hash, text]) => isHashOf(hash, text)));
}

async function fetchOperations(url: string): Promise<ReadonlyMap<string, string>> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(patience) });
  return answer.ok ? readOperations(await answer.json()) : new Map();
}

interface PersistedOperations {
  /** Returns the text for a hash; undefined if no release has it. */
  readonly find: (sha256: string) => Promise<string | undefined>;
}

/**
 * The operations of the host and of every release that somebody gets. They are looked up in memory, then in the
 * database, and unknown ones in the releases themselves, so that a team that deploys independently has no extra step.
 */
export function persistedOperations(
  db: Db,
  config: Pick<Config, 'operationsUrls' | 'hostFolder'>,
  registry: Pick<Registry, 'running'>,
): PersistedOperations {
  const memory = new Map<string, string>();
  let nextLook = 0;
  let looking: Promise<void> = Promise.resolve();

  const sources = async (): Promise<ReadonlyMap<string, string>[]> => {
    const releases = await registry.running();
    const urls = [
      ...config.operationsUrls,
      ...releases.map(({ manifest }) => new URL(fileName, manifest).href),
    ];
    const reads = urls.map(fetchOperations);
    const { hostFolder } = config;
    if (hostFolder) {
      reads.push(
        readFile(join(hostFolder, fileName), 'utf8').then((text) => readOperations(JSON.parse(text))),
      );
    }
    const settled = await Promise.allSettled(reads);
    return settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  };

  const look = async (): Promise<void> => {
    for (const operations of await sources()) await addOperations(db, operations);
  };

  /** Concurrent callers share one lookup. */
  const lookOnce = (): Promise<void> => {
    if (systemTicks() >= nextLook) {
      nextLook = systemTicks() + pause;
      looking = look();
    }
    return looking;
  };

  return {
    find: async (sha256) => {
      const remembered = memory.get(sha256);
      if (remembered !== undefined) return remembered;
      let found = await findOperation(db, sha256);
      if (found === undefined) {
        await lookOnce();
        found = await findOperation(db, sha256);
      }
      if (found !== undefined && memory.size < largestMemory) memory.set(sha256, found);
      return found;
    },
  };
}
