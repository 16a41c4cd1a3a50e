import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { areaParts } from '../shared-contracts/build/area-parts.ts';
import { type FaceName, noFace, partProblems, partsProblems } from '../shared-contracts/src/face/index.ts';
import { root } from './suite.ts';

// In the suite, where sources find their packages.
const made = join(root, 'remote-map/dist');
mkdirSync(made, { recursive: true });
const folder = mkdtempSync(join(made, '.parts-'));
mkdirSync(join(folder, 'src'));
writeFileSync(
  join(folder, 'tsconfig.json'),
  JSON.stringify({ extends: join(root, 'tsconfig.base.json'), include: ['src'] }),
);
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, 'src', file), text);
const text = { type: 'string', required: true };

describe('the parts of an application', () => {
  it('are read with their properties, by a text or by a name of the contracts', async () => {
    write(
      'area.tsx',
      `interface Well { readonly id: string; readonly depth?: number }
      const WellList = ({ wells }: { readonly wells: readonly Well[] }) => <p>{wells.length}</p>;
      const Plain = () => <p />;
      const area = { name: 'wells', components: { WellList, 'plain-one': Plain } };`,
    );
    write(
      'tab.tsx',
      `import { projectTimeName as time, type ProjectTimeProps } from 'shared-contracts/billing';
      import { AreaPart } from 'shared-ui';
      interface Title { readonly titleId: string }
      export const Tab = (props: { readonly asked: ProjectTimeProps; readonly title?: Title }) =>
        <><AreaPart area="billing" name={time} props={props.asked} />{props.title && <AreaPart area="land" name="Title" props={props.title} />}</>;`,
    );
    write('tab.test.tsx', '<AreaPart area="map" name="OfATest" props={{}} />');
    expect(await areaParts(folder, 'wells')).toEqual({
      takes: {
        parts: {
          land: { Title: { properties: { titleId: text } } },
          billing: { ProjectTime: { properties: { projectId: text } } },
        },
        partTypes: {},
      },
      offers: {
        parts: {
          wells: {
            WellList: { properties: { wells: { type: 'readonly Well[]', required: true } } },
            'plain-one': { properties: {} },
          },
        },
        partTypes: {
          Well: { members: { id: text, depth: { type: 'number | undefined', required: false } } },
        },
      },
    });
  });

  it.each([
    [
      'a name that is made while it runs',
      'declare const names: string[]; <AreaPart area="map" name={names[0]} props={{}} />',
      'names[0] is no text that is known before',
    ],
    ['no area', 'declare const all: any; <AreaPart {...all} name="ProjectMap" />', 'it has no area'],
    [
      'properties without a type of their own',
      '<AreaPart area="map" name="ProjectMap" props={{ layers: [] }} />',
      'declare a type for its props',
    ],
    [
      'two types for one part',
      `declare const one: { readonly id: string }; declare const two: { readonly id: number };
      <><AreaPart area="map" name="Well" props={one} /><AreaPart area="map" name="Well" props={two} /></>`,
      'another type of properties than another place',
    ],
  ])('are not built with %s', async (_, source, why) => {
    write('tab.tsx', `import { AreaPart } from 'shared-ui'; export const tab = () => { ${source} };`);
    await expect(areaParts(folder, undefined)).rejects.toThrow(why);
  });
});

describe('the parts of the suite', () => {
  it('fit each other: projects show the map, and so does the shell', async () => {
    const faced = async (area: 'projects' | 'map') => {
      const { takes, offers } = await areaParts(join(root, `remote-${area}`), area);
      const faces = { takes: { ...noFace, ...takes }, offers: { ...noFace, ...offers } };
      return { area, version: '1.0.0', contractVersion: '4.0.0', ...faces };
    };
    const [projects, map] = [await faced('projects'), await faced('map')];
    const { takes: shell } = await areaParts(join(root, 'host'), undefined);
    expect(Object.keys(projects.takes.parts)).toEqual(['map', 'billing']);
    expect(Object.keys(shell.parts)).toEqual(['map']);
    expect(partsProblems(projects, [map])).toEqual([]);
    expect(partProblems({ ...noFace, ...shell }, 'map', map.offers)).toEqual([]);

    // A part that must be given more than projects give it, and one that takes a layer less.
    const changed = (properties: FaceName['properties']) => {
      const { ProjectMap } = map.offers.parts['map'] ?? {};
      const part = { properties: { ...ProjectMap?.properties, ...properties } };
      return { ...map, version: '2.0.0', offers: { ...map.offers, parts: { map: { ProjectMap: part } } } };
    };
    const problemsOf = (properties: FaceName['properties']) => partsProblems(changed(properties), [projects]);
    expect(problemsOf({ season: text })).toEqual([
      'remote-projects 1.0.0: ProjectMap of map requires season in remote-map 2.0.0.',
    ]);
    expect(problemsOf({ layers: { type: 'readonly "Wells"[]', required: true } })).toEqual([
      expect.stringContaining('ProjectMap of map has another layers: it is readonly "Wells"[]'),
    ]);
  });
});
