import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { areaParts } from '../shared-contracts/build/area-parts.ts';
import { root } from './suite.ts';

// In the suite, where sources find their packages.
const made = join(root, 'remote-map/dist');
mkdirSync(made, { recursive: true });
const folder = mkdtempSync(join(made, '.parts-'));
mkdirSync(join(folder, 'src'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, 'src', file), text);

it('reads what an area offers and asks others for, by a text or by a name of the contracts', async () => {
  write('area.tsx', 'const area: Area = { name: "wells", components: { WellList, "well-map": Map } };');
  write(
    'tab.tsx',
    `import { projectMapName as map } from 'shared-contracts/map';
    export const Tab = () => <><AreaPart area="map" name={map} props={{}} /><AreaPart area="land" name="Title" props={{}} /></>;`,
  );
  write('tab.test.tsx', '<AreaPart area="map" name="OfATest" props={{}} />');
  expect(await areaParts(folder, 'wells')).toEqual({
    takes: { land: { Title: {} }, map: { ProjectMap: {} } },
    offers: { wells: { WellList: {}, 'well-map': {} } },
  });
});

it.each([
  [
    'a name that is made while it runs',
    '<AreaPart area="map" name={names[0]} props={{}} />',
    'it has no name',
  ],
  ['a name of its own', 'const own = "x"; <AreaPart area="map" name={own} props={{}} />', 'own is no text'],
  ['no area', '<AreaPart {...all} name="ProjectMap" />', 'it has no area'],
])('is not built with %s', async (_, text, why) => {
  write('tab.tsx', text);
  await expect(areaParts(folder, undefined)).rejects.toThrow(why);
});

it('knows that the projects show the map and the time of their areas, and that the shell shows the map', async () => {
  const map = { map: { ProjectMap: {} } };
  const billing = { billing: { ProjectTime: {} } };
  expect((await areaParts(join(root, 'remote-projects'), 'projects')).takes).toEqual({ ...map, ...billing });
  expect((await areaParts(join(root, 'remote-billing'), 'billing')).offers).toEqual(billing);
  expect((await areaParts(join(root, 'host'), undefined)).takes).toEqual(map);
  expect((await areaParts(join(root, 'remote-map'), 'map')).offers).toEqual(map);
});
