import type { Release } from 'shared-contracts/rest';
import * as v from 'valibot';
import { LoadFailure } from './load-failure.ts';

/** What the shell reads of a release's mf-manifest.json. */
const manifestSchema = v.object({
  name: v.string(),
  contractVersion: v.string(),
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
}

async function fetchManifest(release: Release, signal: AbortSignal): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(release.manifest, { signal, credentials: 'omit' });
  } catch (error) {
    throw new LoadFailure('unavailable', error instanceof Error ? error.message : String(error));
  }
  if (!response.ok) {
    throw new LoadFailure('unavailable', `${release.manifest} answered ${response.status}`);
  }
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
  const { name, contractVersion, metaData, exposes } = parsed.output;
  const address = (file: string) => new URL(file, release.manifest).href;
  const area = exposes.find(({ path }) => path === './area');
  if (!area) throw new LoadFailure('corrupt', 'The manifest exposes no ./area.');
  return {
    name,
    contractVersion,
    entry: address(`${metaData.remoteEntry.path}${metaData.remoteEntry.name}`),
    scripts: area.assets.js.sync.map(address),
  };
}
