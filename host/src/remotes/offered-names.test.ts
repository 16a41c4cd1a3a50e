import { contractVersion } from 'shared-contracts';
import { aRelease } from 'shared-contracts/testing';
import { expect, it, vi } from 'vitest';
import { fittingRelease, missesHere } from './offered-names.ts';

const offered = { 'shared-ui': ['LoadingBar'], 'shared-ui/form': ['TextField'] };

it('a release misses the names that the shell does not offer, and all that the registry says', () => {
  expect(missesHere({ takes: { 'shared-ui': ['LoadingBar'] } }, offered)).toEqual([]);
  const takes = { 'shared-ui': ['LoadingBar', 'NewBlock'], 'shared-ui/charts': ['Chart'] };
  expect(missesHere({ takes }, offered)).toEqual(['NewBlock of shared-ui', 'Chart of shared-ui/charts']);
  expect(missesHere({ takes, misses: ['TextField requires label.'] }, offered)).toEqual([
    'TextField requires label.',
  ]);
});

it('a release from before manifests said what they take, and a shell that does not compare, miss nothing', () => {
  expect(missesHere({}, offered)).toEqual([]);
  expect(missesHere({ takes: { 'shared-ui': ['NewBlock'] } }, null)).toEqual([]);
});

it('asks for the release that fits by what the shell has, and takes it that there may be none', async () => {
  const found = aRelease('map', { version: '0.9.0' });
  const post = vi.fn().mockResolvedValueOnce(found).mockResolvedValueOnce(null);
  expect(await fittingRelease({ post }, aRelease('map'))).toBe(found);
  expect(post.mock.calls[0]?.slice(0, 2)).toEqual([
    'start/fitting',
    { area: 'map', contractVersion, offered: {} },
  ]);
  expect(await fittingRelease({ post }, aRelease('map'))).toBeUndefined();
});
