/**
 * `npm run face`: records what shared-ui offers to remotes as the face of the contract, once `contractVersion` fits
 * how much of it changed.
 */
import { byVersion, recordedFaces, recordFace } from '../shared-contracts/build/recorded-faces.ts';
import { uiFace } from '../shared-contracts/build/ui-face.ts';
import { contractVersion } from '../shared-contracts/src/area/index.ts';
import { faceChange, neededVersion } from '../shared-contracts/src/face/index.ts';
import { makeTypes } from './build-suite.ts';

await makeTypes();
const face = await uiFace();
const before = [...recordedFaces()].findLast(([version]) => byVersion(version, contractVersion) < 0);
if (before) {
  const [version, old] = before;
  const change = faceChange(old, face, contractVersion);
  const lines = Object.entries(change).flatMap(([kind, names]) =>
    Array.isArray(names) ? names.map((name) => `  ${kind}: ${name}`) : [],
  );
  console.log([`Since contract ${version}:`, ...lines].join('\n'));
  const needed = neededVersion(version, change);
  if (byVersion(contractVersion, needed) < 0 || change.unannounced.length > 0) {
    console.error(
      change.unannounced.length > 0
        ? 'A name must be @deprecated, with the version in which it goes, before it is removed.'
        : `Raise contractVersion in shared-contracts/src/area/contract-version.ts to ${needed}, or later.`,
    );
    process.exit(1);
  }
}
recordFace(contractVersion, face);
console.log(
  `Recorded as the face of contract ${contractVersion}. Say in shared-contracts/contract/CHANGELOG.md what changed.`,
);
