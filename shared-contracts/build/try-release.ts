import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AreaName } from '../src/area/index.ts';
import { publishedSchema, releaseProblemsSchema, tryCodeSchema, tryParameter } from '../src/rollout/index.ts';
import type { PackedRelease } from './pack-folder.ts';
import { type Deployment, ReleaseRefused } from './release-client.ts';

/** Where the code of the browser that tries a remote is kept, below the remote's folder. */
export const keptCode = 'node_modules/.cache/rightway/try-code';

interface Tried {
  readonly area: AreaName;
  /** A version that is given to no one else. */
  readonly version: string;
  /** The file of the code with which a browser took an earlier one. */
  readonly kept: string;
}

/**
 * Uploads a release for the developer's own browser. The first time it prints the address to open there; later ones
 * take the place of what that browser has. Throws a ReleaseRefused with what does not fit.
 */
export async function tryOut(
  there: Deployment,
  { area, version, kept }: Tried,
  build: () => Promise<PackedRelease>,
): Promise<void> {
  const { bytes, ...built } = await build();
  const { problems } = await there.post('releases/check', { area, version, ...built }, releaseProblemsSchema);
  if (problems.length > 0) throw new ReleaseRefused(problems.join('\n'));
  const file = new Blob([bytes], { type: 'application/zip' });
  await there.upload(`releases/${area}/${version}`, file, publishedSchema);
  const known = existsSync(kept) ? readFileSync(kept, 'utf8') : null;
  const { code, isTaken } = await there.post('releases/try', { area, version, code: known }, tryCodeSchema);
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, code);
  if (isTaken) {
    console.log(`${version} is in your browser: reload the page.`);
    return;
  }
  const home = there.address.endsWith('/') ? there.address : `${there.address}/`;
  console.log(`${version} is for the browser that opens this address within ten minutes, and for no other:`);
  console.log(new URL(`home?${new URLSearchParams({ [tryParameter]: code })}`, home).href);
}
