import { limits } from 'shared-contracts';
import { messageOf } from 'shared-contracts/errors';
import { type Release, type ReleaseFiles, releaseManifestSchema } from 'shared-contracts/rest';
import * as v from 'valibot';
import { LoadFailure } from './load-failure.ts';
import { readWithin } from './read-within.ts';

export interface RemoteManifest {
  readonly contractVersion: string;
  /** Absolute address of the container script. */
  readonly entry: string;
  /** Absolute addresses of the scripts that `./area` needs first. */
  readonly scripts: readonly string[];
  /** Hashes and sizes of all files by their absolute addresses. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly sizes: Readonly<Record<string, number>>;
}

const isDevelopment = process.env.NODE_ENV === 'development';

/** Why a file of a release did not load: the server does not answer, or the answer is not the released file. */
export async function whyNot(address: string, signal: AbortSignal, error: unknown): Promise<LoadFailure> {
  const detail = messageOf(error);
  const answer = await fetch(address, { signal, credentials: 'omit' }).catch(() => undefined);
  // Its body is not read because it may never end.
  answer?.body?.cancel().catch(() => {});
  if (!answer) return new LoadFailure('unavailable', detail);
  if (!answer.ok) return new LoadFailure('unavailable', `${address} answered ${answer.status}`);
  return new LoadFailure('corrupt', detail);
}

async function fetchManifest({ manifest, integrity }: Release, signal: AbortSignal): Promise<unknown> {
  await readWithin(manifest, limits.releaseManifest, signal);
  let response: Response;
  try {
    response = await fetch(manifest, {
      signal,
      credentials: 'same-origin',
      ...(integrity === null ? {} : { integrity }),
    });
  } catch (error) {
    const failure = await whyNot(manifest, signal, error);
    throw failure.reason === 'corrupt'
      ? new LoadFailure('corrupt', 'The manifest is not the one that was released.')
      : failure;
  }
  if (!response.ok) throw new LoadFailure('unavailable', `${manifest} answered ${response.status}`);
  try {
    return await response.json();
  } catch (error) {
    throw new LoadFailure('corrupt', messageOf(error));
  }
}

function addressed(release: Release, contractVersion: string, files: ReleaseFiles): RemoteManifest {
  const address = (file: string) => new URL(file, release.manifest).href;
  const byAddress = <T>(byFile: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(byFile).map(([file, value]) => [address(file), value]));
  return {
    contractVersion,
    entry: address(files.entry),
    scripts: files.scripts.map(address),
    integrity: byAddress(files.integrity),
    sizes: byAddress(files.sizes ?? {}),
  };
}

/**
 * The files of a release: from the registry, else from its manifest, which is fetched and checked. Throws a
 * LoadFailure.
 */
export async function readManifest(release: Release, signal: AbortSignal): Promise<RemoteManifest> {
  if (release.integrity === null && !isDevelopment)
    throw new LoadFailure('corrupt', 'The release has no hash.');
  if (release.files) return addressed(release, release.contractVersion, release.files);
  const parsed = v.safeParse(releaseManifestSchema, await fetchManifest(release, signal));
  if (!parsed.success) {
    const issue = parsed.issues[0];
    throw new LoadFailure('corrupt', `${v.getDotPath(issue) ?? 'manifest'}: ${issue.message}`);
  }
  return addressed(release, parsed.output.contractVersion, parsed.output.files);
}
