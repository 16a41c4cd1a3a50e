import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { areaBlocks, gridBlocks } from '../shared-contracts/build/area-blocks.ts';
import { root } from './suite.ts';

const { exports } = v.parse(
  v.object({ exports: v.record(v.string(), v.string()) }),
  JSON.parse(readFileSync(join(root, 'shared-ui/package.json'), 'utf8')),
);
const pathOf = (name: string): string => join(root, 'shared-ui', exports[`./${name}`] ?? '');

it('knows the blocks that every area needs, and the list, where they are: else each area fetches them in pieces', () => {
  expect(['form', 'record', 'confirm'].filter((name) => !areaBlocks.test(pathOf(name)))).toEqual([]);
  expect(gridBlocks.test(pathOf('grid'))).toBe(true);
  expect(areaBlocks.test(pathOf('grid'))).toBe(false);
});
