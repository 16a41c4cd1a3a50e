import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { firstChunk, isFallbackText, withFirstScripts } from '../shared-contracts/build/first-scripts.ts';
import { areaNames } from '../shared-contracts/src/area/index.ts';
import { root } from './suite.ts';

const exposed = (path: string, sync: readonly string[]) => ({
  path,
  assets: { js: { sync, async: ['later.js'] } },
});

it('an area needs further scripts first, each once; what else a manifest says stays', () => {
  const manifest = {
    name: 'rightway_map',
    exposes: [exposed('./area', ['area.js']), exposed('./other', [])],
  };
  expect(withFirstScripts(manifest, ['en.js', 'area.js', 'en.js'])).toEqual({
    name: 'rightway_map',
    exposes: [exposed('./area', ['area.js', 'en.js']), exposed('./other', [])],
  });
});

const indexes = [
  ...areaNames.map((area) => `remote-${area}/src/generated/texts/area.ts`),
  'shared-contracts/src/generated/form-texts.ts',
];

it.each(indexes)('of what %s imports, the texts in English come first', (index) => {
  const imported = [...readFileSync(join(root, index), 'utf8').matchAll(/import\('([^']+)'\)/g)];
  expect(imported.map(([, request = '']) => [request, isFallbackText(request)])).toEqual([
    [expect.stringMatching(/\ben\b/), true],
    [expect.stringMatching(/\bes\b/), false],
  ]);
});

it('the drawing of a map is read together with its area', () => {
  const source = readFileSync(join(root, 'remote-map/src/project-map.tsx'), 'utf8');
  expect(source).toContain(`import(/* webpackChunkName: "${firstChunk}" */ './viewer/map-viewer.tsx')`);
});
