import { areaDeclarationSchema } from 'shared-contracts/area';
import { faceSchema } from 'shared-contracts/face';
import { integrityOf } from 'shared-contracts/integrity';
import { limits } from 'shared-contracts/limits';
import { releaseManifestSchema } from 'shared-contracts/rest';
import { operationsSchema } from 'shared-contracts/rollout';
import * as v from 'valibot';
import { StartupError } from '../../platform/errors/startup-error.ts';
import { isHashOf } from '../operations/operation-hash.ts';
import { FileTooLarge, readOrigin } from './read-origin.ts';
import type { ReleaseFacts, ReleaseOperations, StoredRelease } from './release-store.ts';

/** Pause between two attempts, in milliseconds. */
const pause = 1000;

interface ServedRelease
  extends Pick<StoredRelease, 'contractVersion' | 'manifestIntegrity' | 'files' | 'start'>,
    ReleaseFacts {}

async function fetchPatiently(address: string, patience: number): Promise<Uint8Array | undefined> {
  for (const end = Date.now() + patience; ; await new Promise((resolve) => setTimeout(resolve, pause))) {
    const bytes = await readOrigin(address, limits.releaseManifest, AbortSignal.timeout(patience));
    if (bytes) return bytes;
    if (Date.now() + pause > end) return undefined;
  }
}

async function fetchOperations(address: URL, patience: number): Promise<ReleaseOperations | null> {
  const bytes = await readOrigin(address, limits.releaseManifest, AbortSignal.timeout(patience));
  return bytes ? parsedOperations(bytes) : null;
}

/** The operations in a file; null if it contains anything else. */
export function parsedOperations(bytes: Uint8Array): ReleaseOperations | null {
  try {
    return v.parse(operationsSchema, JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

/** Turns a file that is too large into an error that prevents the server from starting. */
function tooLarge(error: unknown): never {
  throw error instanceof FileTooLarge ? new StartupError(`RELEASES_FILE: ${error.message}`) : error;
}

/**
 * The manifest that a release's origin serves now; undefined if it does not answer within `patience` milliseconds.
 * Throws a StartupError if it serves something else.
 */
export async function readServedRelease(
  address: string,
  patience: number,
): Promise<ServedRelease | undefined> {
  const bytes = await fetchPatiently(address, patience).catch(tooLarge);
  if (!bytes) return undefined;
  const operations = await fetchOperations(new URL('operations.json', address), patience).catch(tooLarge);
  const wrong = Object.entries(operations ?? {}).find(([hash, text]) => !isHashOf(hash, text));
  if (wrong) {
    throw new StartupError(
      `RELEASES_FILE names ${address}, whose operations.json has an operation under ${wrong[0].slice(0, 64)}, which is not its hash: it could never run.`,
    );
  }
  try {
    const { contractVersion, files, start, takes, offers } = v.parse(
      releaseManifestSchema,
      JSON.parse(new TextDecoder().decode(bytes)),
    );
    return {
      contractVersion,
      files,
      start: start === undefined ? null : v.parse(areaDeclarationSchema, start),
      takes: takes === undefined ? null : v.parse(faceSchema, takes),
      offers: offers === undefined ? null : v.parse(faceSchema, offers),
      manifestIntegrity: integrityOf(bytes),
      operations,
    };
  } catch (error) {
    throw new StartupError(
      `RELEASES_FILE names ${address}, which is no manifest of a release: ${error instanceof Error ? error.message : error}`,
    );
  }
}
