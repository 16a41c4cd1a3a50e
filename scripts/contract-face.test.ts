import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { byVersion, recordedFaces } from '../shared-contracts/build/recorded-faces.ts';
import { uiFace } from '../shared-contracts/build/ui-face.ts';
import { contractVersion } from '../shared-contracts/src/area/index.ts';
import { faceChange, neededVersion } from '../shared-contracts/src/face/index.ts';
import { root } from './suite.ts';

const recorded = [...recordedFaces()];
const changelog = readFileSync(join(root, 'shared-contracts/contract/CHANGELOG.md'), 'utf8');

/** The changelog's section about a version. */
const sectionOf = (version: string): string =>
  changelog.split(`\n## ${version}\n`)[1]?.split('\n## ')[0] ?? '';

it('what shared-ui offers is the face of the contract: else raise contractVersion and run npm run face', async () => {
  const [version, face] = recorded.at(-1) ?? [];
  expect(version).toBe(contractVersion);
  expect(face && faceChange(face, await uiFace(), contractVersion)).toEqual({
    added: [],
    removed: [],
    broken: [],
    deprecated: [],
    unannounced: [],
    isChanged: false,
  });
});

const steps = recorded.slice(1).flatMap(([version, face], place) => {
  const [old, before] = recorded[place] ?? [];
  return old && before ? [{ old, version, change: faceChange(before, face, version) }] : [];
});

it('there is a face to compare with', () => {
  expect(steps.length).toBeGreaterThan(0);
});

it.each(steps)(
  'contract $version is later than $old by as much as its face changed',
  ({ old, version, change }) => {
    expect(byVersion(version, neededVersion(old, change))).toBeGreaterThanOrEqual(0);
    expect(change.unannounced).toEqual([]);
  },
);

it.each(steps)('the changelog of $version names all that changed', ({ version, change }) => {
  const section = sectionOf(version);
  const changed = [...change.added, ...change.removed, ...change.broken, ...change.deprecated];
  const names = changed.map((name) => name.split(' ')[0] ?? name);
  expect(names.filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
  expect(section).not.toBe('');
});
