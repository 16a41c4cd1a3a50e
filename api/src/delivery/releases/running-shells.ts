import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ShellFace, shellFaceFile, shellFaceSchema } from 'shared-contracts/face';
import * as v from 'valibot';
import type { Config } from '../../platform/config/config.ts';
import { lastKnown } from '../../platform/db/last-known.ts';
import type { Clock } from '../../platform/server/clock.ts';

/** Longest wait for a host's answer about what it offers, in milliseconds. */
const patience = 2000;

/** The hosts that people open, as far as this server can see them. */
export interface Shells {
  readonly faces: readonly ShellFace[];
  /** Addresses of hosts that do not declare what they offer: nothing can be compared with them. */
  readonly silent: readonly string[];
}

export const noShells: Shells = { faces: [], silent: [] };

/** The declarations of the running hosts; empty if the deployment names no host, as in development. */
export interface RunningShells {
  /** Their faces, cached for a moment; a host that does not answer keeps its last known face. */
  readonly read: () => Promise<Shells>;
}

type ShellConfig = Pick<Config, 'hostFolder' | 'operationsUrls' | 'sessionMemory'>;

/**
 * Reads the text of a host's face; undefined if the host has none. Rejects if the host does not answer, because it is
 * then unknown.
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
 * A host's face, which stays the same object while its text is unchanged, so that comparisons with it are not repeated.
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

/** Reads what hosts offer from the places of their operations: `HOST_FOLDER`, and next to each of `OPERATIONS_URLS`. */
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
