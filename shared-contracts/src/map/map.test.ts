import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { mapLimits } from '../limits/index.ts';
import {
  basemaps,
  featureServiceZooms,
  heldZoom,
  initialBounds,
  layersQuerySchema,
  layerTypes,
  paddedBounds,
  readLayerProperties,
  tileBounds,
  tilePlaceSchema,
} from './index.ts';
import { legendFieldsSchema } from './layer-fields.ts';

describe('a map', () => {
  it('has terrain first, and four other looks', () =>
    expect(basemaps).toEqual(['terrain', 'gray', 'darkGray', 'satellite', 'street']));

  it('has five layers of records', () =>
    expect(layerTypes).toEqual(['Wells', 'Agreements', 'Requests', 'Stakeholders', 'Indigenous']));

  it('begins with western Canada', () => {
    expect(initialBounds.west).toBeLessThan(-130);
    expect(initialBounds.east).toBeGreaterThan(-95.2);
    expect([initialBounds.south, initialBounds.north]).toEqual([48.2, 60.1]);
  });

  it.each([
    [4, 5],
    [5, 5],
    [11.5, 11.5],
    [17, 17],
    [18, 17],
  ])('asked for zoom %d is at %d', (wanted, held) => expect(heldZoom(wanted)).toBe(held));

  it('leaves 5 percent around bounds', () =>
    expect(paddedBounds([-120, 50, -110, 60])).toEqual([-120.5, 49.5, -109.5, 60.5]));

  it('shows feature services from 15 on, as far as it reaches', () =>
    expect(featureServiceZooms).toEqual({ least: 15, most: 17 }));

  it('shows at most 25 fields, and fills legends by half', () =>
    expect([mapLimits.tooltipFields, mapLimits.legendFillOpacity]).toEqual([25, 0.5]));
});

it.each([
  ['Agreements:landPurpose', true],
  ['Agreements:landPurpose,Requests:requestType', true],
  ['Requests:landPurpose', false],
  ['Agreements:', false],
  ['Agreements', false],
  ['Secrets:name', false],
])('a legend grouped by %s: %s', (fields, isKnown) => expect(v.is(legendFieldsSchema, fields)).toBe(isKnown));

describe('a tile', () => {
  const place = (z: string, x: string, y: string, layer = 'Agreements') => ({ layer, z, x, y });

  it.each([
    ['beyond the last column', place('5', '32', '1')],
    ['beyond the last row', place('5', '1', '32')],
    ['of an absurd zoom', place('30', '1', '1')],
    ['too far out', place('2', '1', '1')],
    ['at a negative place', place('5', '-1', '1')],
    ['at a place that is no number', place('5', '1e1', '1')],
    ['of a layer that nobody knows', place('5', '1', '1', 'Secrets')],
  ])('%s is none', (_, tile) => expect(v.is(tilePlaceSchema, tile)).toBe(false));

  it('has its edges, and room around them', () => {
    expect(v.parse(tilePlaceSchema, place('9', '87', '159'))).toMatchObject({ z: 9, x: 87, y: 159 });
    const { west, east, south, north } = tileBounds({ z: 9, x: 87, y: 159 });
    const room = (360 / 512) * (mapLimits.tileBuffer / mapLimits.tileExtent);
    expect([west, east]).toEqual([
      expect.closeTo((87 / 512) * 360 - 180 - room, 6),
      expect.closeTo((88 / 512) * 360 - 180 + room, 6),
    ]);
    expect(south).toBeLessThan(north);
    expect(north).toBeLessThan(56.5);
  });

  it('at the top of the world stays on it', () =>
    expect(tileBounds({ z: 3, x: 0, y: 0 }).north).toBeLessThan(85.06));
});

describe('the calls of the map', () => {
  it('ask for one project or for many', () => {
    expect(v.is(layersQuerySchema, {})).toBe(false);
    expect(v.is(layersQuerySchema, { id: 'x' })).toBe(false);
    expect(v.parse(layersQuerySchema, { multiProject: 'true', layer: 'Wells' })).toEqual({
      multiProject: true,
      layer: 'Wells',
    });
  });

  it.each([
    ['{"visible":false,"opacity":0.4}', { visible: false, opacity: 0.4 }],
    ['{"opacity":2}', undefined],
    ['{"script":"x"}', undefined],
    ['{', undefined],
    ['null', undefined],
  ])('read the properties %s', (text, read) => expect(readLayerProperties(text)).toEqual(read));
});
