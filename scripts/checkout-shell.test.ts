import { expect, it } from 'vitest';
import { contractVersion } from '../shared-contracts/src/area/index.ts';
import { type Face, type FacedRelease, noFace } from '../shared-contracts/src/face/index.ts';
import { checkoutShell, faceProblemsOf } from './checkout-shell.ts';

const running = (area: FacedRelease['area'], faces: Partial<FacedRelease>): FacedRelease => ({
  area,
  version: '1.0.0',
  contractVersion,
  takes: noFace,
  offers: noFace,
  ...faces,
});

const taking = (entries: Face['entries']): Partial<FacedRelease> => ({ takes: { ...noFace, entries } });

it('the host of this checkout is told apart from what runs: names, packages of others, and the part that it shows', async () => {
  const offering = { offers: { ...noFace, parts: { map: { ProjectMap: {} } } } };
  const fits = running('admin', taking({ 'shared-ui': { names: { ChoiceToggle: {}, LoadingBar: {} } } }));
  const breaks = running(
    'projects',
    taking({
      'shared-ui': { names: { BlockOfBefore: {} } },
      react: { version: '18.2.0', names: { useState: {} } },
      'react-dom/client': { version: '19.0.0', names: { createRoot: {} } },
      'left-pad': { version: '1.0.0', names: { default: {} } },
    }),
  );
  const shell = await checkoutShell([fits, breaks]);
  expect(faceProblemsOf(fits, shell)).toEqual([]);
  expect(faceProblemsOf(running('map', offering), shell)).toEqual([]);
  expect(faceProblemsOf(breaks, shell)).toEqual([
    `remote-projects 1.0.0: BlockOfBefore of shared-ui is not offered in the shell ${shell.version}.`,
    expect.stringMatching(/^remote-projects 1\.0\.0: react is 19\.\d+\.\d+, and was 18\.2\.0 in the shell/),
    `remote-projects 1.0.0: default of left-pad is not offered in the shell ${shell.version}.`,
  ]);
  expect(faceProblemsOf(running('map', {}), shell)).toEqual([
    `the shell ${shell.version}: ProjectMap of map is not offered in remote-map 1.0.0.`,
  ]);
});
