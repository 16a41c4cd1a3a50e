import { dlsBounds, parseLegalDescription } from 'shared-contracts/land-survey';
import { describe, expect, it } from 'vitest';
import { dlsCells, dlsLevelAt } from './dls-cells.ts';
import { ntsCells, ntsLevelAt } from './nts-cells.ts';
import { mostCells } from './survey-cell.ts';

const around = (longitude: number, latitude: number, by: number) => ({
  west: longitude - by,
  east: longitude + by,
  south: latitude - by,
  north: latitude + by,
});

describe('the grid of the Dominion Land Survey', () => {
  it.each([
    [5, undefined],
    [8, 'township'],
    [11, 'section'],
    [13, 'quarter'],
    [17, 'lsd'],
  ])('at zoom %d is drawn as %s', (zoom, level) => expect(dlsLevelAt(zoom)).toBe(level));

  it('names the township that a place lies in', () => {
    const labels = dlsCells(around(-118.51938, 56.08892, 0.001), 'township').map(({ label }) => label);
    expect(labels).toEqual(['82-4-W6M']);
  });

  it('has the subdivisions of a section where the survey has them', () => {
    const land = parseLegalDescription('04-11-082-04W6');
    if (land?.system !== 'DLS') throw new Error('That is land.');
    const { west, south, east, north } = dlsBounds(land);
    const cells = dlsCells(around((west + east) / 2, (south + north) / 2, 0.0001), 'lsd');
    expect(cells.filter(({ isMajor }) => !isMajor)).toEqual([
      { bounds: dlsBounds(land), label: '4', isMajor: false },
    ]);
  });

  it('has four quarters in each section', () => {
    const land = parseLegalDescription('11-082-04-W6M');
    if (land?.system !== 'DLS') throw new Error('That is land.');
    const { west, south, east, north } = dlsBounds(land);
    const inside = { west: west + 1e-5, south: south + 1e-5, east: east - 1e-5, north: north - 1e-5 };
    const labels = dlsCells(inside, 'quarter').flatMap(({ label, isMajor }) => (isMajor ? [] : [label]));
    expect(labels.sort()).toEqual(['NE 11', 'NW 11', 'SE 11', 'SW 11']);
  });

  it('is not drawn where nobody surveyed it', () => {
    expect(dlsCells(around(-126, 54, 0.5), 'township')).toEqual([]);
    expect(dlsCells(around(-118, 47, 0.5), 'township')).toEqual([]);
  });

  it('stays within what a map can draw, whatever is asked', () => {
    const everywhere = { west: -180, south: -90, east: 180, north: 90 };
    expect(dlsCells(everywhere, 'lsd').length).toBeLessThan(mostCells * 2);
  });
});

describe('the grid of the National Topographic System', () => {
  it('is drawn finer the nearer one comes', () =>
    expect([5, 8, 11, 14, 16].map(ntsLevelAt)).toEqual(['area', 'sheet', 'block', 'unit', 'quarter']));

  it('names the sheet, the block and the unit that a place lies in', () => {
    const place = around(-120.128125, 55.41875, 0.0001);
    const labels = (level: Parameters<typeof ntsCells>[1]) =>
      ntsCells(place, level).map(({ label }) => label);
    expect(labels('sheet')).toEqual(['093-P-08']);
    expect(labels('block')).toEqual(['J/093-P-08']);
    expect(labels('unit')).toEqual(['1']);
    expect(labels('quarter')).toEqual(['a-1']);
  });

  it('divides no sheet of the prairies into blocks', () => {
    expect(ntsCells(around(-105, 52, 0.2), 'block')).toEqual([]);
    expect(ntsCells(around(-105, 52, 0.2), 'sheet').length).toBeGreaterThan(0);
  });

  it('stays within what a map can draw, whatever is asked', () => {
    const everywhere = { west: -180, south: -90, east: 180, north: 90 };
    expect(ntsCells(everywhere, 'quarter').length).toBeLessThanOrEqual(mostCells + 1);
  });
});
