import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ShellFace, shellFaceFile, shellFaceSchema } from 'shared-contracts/face';
import * as v from 'valibot';
import type { Config } from '../../platform/config/config.ts';
import { lastKnown } from '../../platform/db/last-known.ts';
import type { Clock } from '../../platform/server/clock.ts';

/** Longest wait for a host to say what it offers, in milliseconds. */
const patience = 2000;

/** The hosts that people open, as far as this server knows them. */
export interface Shells {
  readonly faces: readonly ShellFace[];
  /** Where a host is that does not say what it offers: nothing can be compared with it. */
  readonly silent: readonly string[];
}

export const noShells: Shells = { faces: [], silent: [] };

/** What the hosts that run say of themselves; nothing where the deployment names none, as under development. */
export interface RunningShells {
  /** As it was a moment ago; as it was last while a host does not answer. */
  readonly read: () => Promise<Shells>;
}

type ShellConfig = Pick<Config, 'hostFolder' | 'operationsUrls' | 'sessionMemory'>;

/**
 * The text of a host's face; undefined where the host has none. Rejects where nobody answers, which leaves the host
 * unknown.
 */
type ReadText = (place: string) => Promise<string | undefined>;

const servedText: ReadText = async (address) => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (answer.status >= 500) throw new Error(`${address} answered ${answer.status}.`);
  return answer.ok ? answer.text() : undefined;
};

const fileText: ReadText = async (file) => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

function faceIn(text: string | undefined): ShellFace | undefined {
  try {
    return text === undefined ? undefined : v.parse(shellFaceSchema, JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * A host whose face is the same object while its text is unchanged: what was compared with it need not be compared
 * again.
 */
function host(place: string, read: ReadText) {
  let last: { readonly text: string | undefined; readonly face: ShellFace | undefined } | undefined;
  return {
    place,
    read: async () => {
      const text = await read(place);
      if (!last || last.text !== text) last = { text, face: faceIn(text) };
      return { place, face: last.face };
    },
  };
}

/** Reads what hosts offer where their operations are: in `HOST_FOLDER`, and beside each of `OPERATIONS_URLS`. */
export function runningShells(config: ShellConfig, clock: Clock): RunningShells {
  const { hostFolder, operationsUrls } = config;
  const hosts = [
    ...(hostFolder === undefined ? [] : [host(join(hostFolder, shellFaceFile), fileText)]),
    ...operationsUrls.map((url) => host(new URL(shellFaceFile, url).href, servedText)),
  ];
  const known = lastKnown(
    async (): Promise<Shells> => {
      const found = await Promise.all(hosts.map(({ read }) => read()));
      return {
        faces: found.flatMap(({ face }) => face ?? []),
        silent: found.flatMap(({ place, face }) => (face ? [] : [place])),
      };
    },
    config.sessionMemory,
    clock,
  );
  return {
    read: async () => {
      if (hosts.length === 0) return noShells;
      return known.read().catch(() => ({ faces: [], silent: hosts.map(({ place }) => place) }));
    },
  };
}
