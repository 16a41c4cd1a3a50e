import { integrityOf } from 'shared-contracts/integrity';
import { releaseManifestSchema } from 'shared-contracts/rest';
import * as v from 'valibot';
import { StartupError } from '../errors/startup-error.ts';
import type { StoredRelease } from './release-store.ts';

/** Pause between two looks, in milliseconds. */
const pause = 1000;

type ServedManifest = Pick<StoredRelease, 'contractVersion' | 'manifestIntegrity' | 'files'>;

async function fetchPatiently(address: string, patience: number): Promise<Uint8Array | undefined> {
  for (const end = Date.now() + patience; ; await new Promise((resolve) => setTimeout(resolve, pause))) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(patience) }).catch(() => undefined);
    if (answer?.ok) return answer.bytes();
    if (Date.now() + pause > end) return undefined;
  }
}

/**
 * What the manifest of a release says, as its origin serves it now; undefined where nobody answers for
 * `patience` milliseconds. Throws a StartupError where something else is served.
 */
export async function readServedManifest(
  address: string,
  patience: number,
): Promise<ServedManifest | undefined> {
  const bytes = await fetchPatiently(address, patience);
  if (!bytes) return undefined;
  try {
    const { contractVersion, files } = v.parse(
      releaseManifestSchema,
      JSON.parse(new TextDecoder().decode(bytes)),
    );
    return { contractVersion, files, manifestIntegrity: integrityOf(bytes) };
  } catch (error) {
    throw new StartupError(
      `RELEASES_FILE names ${address}, which is no manifest of a release: ${error instanceof Error ? error.message : error}`,
    );
  }
}
