import { describe, expect, it } from 'vitest';
import { landIn } from '../selection/chosen-land.ts';
import { chainage } from './chainage.ts';

describe('a place on a route', () => {
  it.each([
    [0, '0+000'],
    [7.4, '0+007'],
    [999.6, '1+000'],
    [12_340, '12+340'],
  ])('of %d metres is written %s', (metres, text) => {
    expect(chainage(metres)).toBe(text);
  });
});

describe('land that is chosen', () => {
  it('is parcels, and the land on which records were met, each once, with how far it is', () => {
    const land = landIn(
      [
        { layer: 'Parcels', id: 'p1', values: { label: 'NW-1', land: 'NW-1' } },
        { layer: 'Agreements', id: 'a1', values: { label: 'SL-1', parcel: 'p1', land: 'NW-1' } },
        { layer: 'Agreements', id: 'a2', values: { label: 'SL-2', parcel: 'p2', land: 'NW-2' } },
        { layer: 'Agreements', id: 'a3', values: {} },
      ],
      new Map([['p1', 12]]),
    );
    expect(land).toEqual([
      { id: 'p1', land: 'NW-1', metres: 12 },
      { id: 'p2', land: 'NW-2' },
    ]);
  });
});
