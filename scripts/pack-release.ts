import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PackedRelease, packFolder } from '../shared-contracts/build/pack-folder.ts';
import { buildInto, makeTypes } from './build-suite.ts';

/**
 * Builds a remote of this repository in a folder of its own and packs the result. Rejects with the output of the build.
 */
export async function packRelease(remote: string, version: string): Promise<PackedRelease> {
  const folder = mkdtempSync(join(tmpdir(), 'rightway-release-'));
  try {
    await makeTypes();
    await buildInto(remote, folder, version);
    return packFolder(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
