import { join } from 'node:path';
import { packageVersion } from '../shared-contracts/build/app.ts';
import { offeredFace } from '../shared-contracts/build/app-face.ts';
import { areaParts } from '../shared-contracts/build/area-parts.ts';
import { sharedEntriesOf, sharedVersion } from '../shared-contracts/build/shared-modules.ts';
import { uiFace } from '../shared-contracts/build/ui-face.ts';
import { uiPackage } from '../shared-contracts/build/ui-package.ts';
import { contractVersion } from '../shared-contracts/src/area/index.ts';
import {
  type FacedRelease,
  noFace,
  type ShellFace,
  shellPartProblems,
  shellProblems,
} from '../shared-contracts/src/face/index.ts';
import { root } from './suite.ts';

const libraries = uiPackage(join(root, 'host'));

/** Whether the shell shares an entry at all. */
function isShared(entry: string): boolean {
  try {
    return sharedVersion(entry, libraries) !== '';
  } catch {
    return false;
  }
}

/** The shell of this checkout as releases that run would meet it, read from its sources: it need not be built for that. */
export async function checkoutShell(running: readonly FacedRelease[]): Promise<ShellFace> {
  const requestedEntries = running.flatMap(({ takes }) => Object.keys(takes?.entries ?? {}));
  const entries = new Set([...sharedEntriesOf('shared-ui'), ...requestedEntries.filter(isShared)]);
  return {
    version: packageVersion(join(root, 'host')),
    contractVersion,
    offers: offeredFace([...entries], await uiFace(), libraries),
    takes: { ...noFace, ...(await areaParts(join(root, 'host'), undefined)).takes },
  };
}

/** The names of a running release that a shell would break. The contract's version is compared separately. */
export const faceProblemsOf = (release: FacedRelease, shell: ShellFace): string[] => [
  ...shellProblems({ ...release, contractVersion: shell.contractVersion }, shell),
  ...shellPartProblems(shell, release),
];
