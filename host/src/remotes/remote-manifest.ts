import type { Release } from 'shared-contracts/rest';
import * as v from 'valibot';
import { LoadFailure } from './load-failure.ts';

/** What the shell reads of a release's mf-manifest.json. */
const manifestSchema = v.object({
  name: v.string(),
  contractVersion: v.string(),
  /** Hash of every script and style sheet by its file; a development build has none. */
  integrity: v.optional(v.record(v.string(), v.string()), {}),
  metaData: v.object({ remoteEntry: v.object({ path: v.string(), name: v.string() }) }),
  exposes: v.array(
    v.object({
      path: v.string(),
      assets: v.object({ js: v.object({ sync: v.array(v.string()) }) }),
    }),
  ),
});

export interface RemoteManifest {
  readonly name: string;
  readonly contractVersion: string;
  /** Absolute address of the container script. */
  readonly entry: string;
  /** Absolute addresses of the scripts that `./area` needs at once. */
  readonly scripts: readonly string[];
  /** Hashes of all files by their absolute addresses. */
  readonly integrity: Readonly<Record<string, string>>;
}

const isDevelopment = process.env.NODE_ENV === 'development';

/** Why a manifest did not come: nobody answers, or what answers is not what was released. */
async function whyNot({ manifest }: Release, signal: AbortSignal, error: unknown): Promise<LoadFailure> {
  const answer = await fetch(manifest, { signal, credentials: 'omit' }).catch(() => undefined);
  if (!answer) return new LoadFailure('unavailable', error instanceof Error ? error.message : String(error));
  return answer.ok
    ? new LoadFailure('corrupt', 'The manifest is not the one that was released.')
    : new LoadFailure('unavailable', `${manifest} answered ${answer.status}`);
}

async function fetchManifest(release: Release, signal: AbortSignal): Promise<unknown> {
  const { manifest, integrity } = release;
  if (integrity === null && !isDevelopment) throw new LoadFailure('corrupt', 'The release has no hash.');
  let response: Response;
  try {
    response = await fetch(manifest, {
      signal,
      credentials: 'omit',
      ...(integrity === null ? {} : { integrity }),
    });
  } catch (error) {
    throw await whyNot(release, signal, error);
  }
  if (!response.ok) throw new LoadFailure('unavailable', `${manifest} answered ${response.status}`);
  try {
    return await response.json();
  } catch (error) {
    throw new LoadFailure('corrupt', error instanceof Error ? error.message : String(error));
  }
}

/** Fetches and checks a release's manifest. Throws a LoadFailure. */
export async function readManifest(release: Release, signal: AbortSignal): Promise<RemoteManifest> {
  const parsed = v.safeParse(manifestSchema, await fetchManifest(release, signal));
  if (!parsed.success) {
    const issue = parsed.issues[0];
    throw new LoadFailure('corrupt', `${v.getDotPath(issue) ?? 'manifest'}: ${issue.message}`);
  }
  const { name, contractVersion, metaData, exposes, integrity } = parsed.output;
  const address = (file: string) => new URL(file, release.manifest).href;
  const area = exposes.find(({ path }) => path === './area');
  if (!area) throw new LoadFailure('corrupt', 'The manifest exposes no ./area.');
  return {
    name,
    contractVersion,
    entry: address(`${metaData.remoteEntry.path}${metaData.remoteEntry.name}`),
    scripts: area.assets.js.sync.map(address),
    integrity: Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [address(file), hash])),
  };
}
