import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { baseMapFile, makeBaseMap } from './make-base-map.ts';

it('the base map that is drawn is the one cut out of the pinned data', () => {
  expect(JSON.parse(readFileSync(baseMapFile, 'utf8'))).toEqual(JSON.parse(JSON.stringify(makeBaseMap())));
});

it('the base map names the towns that the work is about', () => {
  const names = makeBaseMap().towns.map(([name]) => name);
  expect(names).toEqual(
    expect.arrayContaining(['Calgary', 'Edmonton', 'Fort St. John', 'Regina', 'Winnipeg']),
  );
});
