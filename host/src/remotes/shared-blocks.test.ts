import { expect, it } from 'vitest';
import { neededBy } from './shared-blocks.ts';

it('of the blocks that screens need first, those come with a release that it takes', () => {
  expect(neededBy({ takes: { 'shared-ui': ['useTexts'], 'shared-ui/grid': ['useIsPhone'] } })).toEqual([]);
  expect(neededBy({ takes: { 'shared-ui/form': ['TextField'] } })).toEqual(['form']);
  expect(
    neededBy({ takes: { 'shared-ui/form': ['TextField'], 'shared-ui/record': ['RecordPage'] } }),
  ).toEqual(['form', 'record']);
  expect(neededBy({})).toEqual(['form', 'record']);
});
