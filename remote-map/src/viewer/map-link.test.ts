import { describe, expect, it } from 'vitest';
import { type MapLink, mapAddress, readMapLink } from './map-link.ts';

describe('a link to a map', () => {
  it('is read back as it was written', () => {
    const link: MapLink = {
      at: { latitude: 55.12345, longitude: -118.5, zoom: 11.25 },
      base: 'gray',
      on: ['Agreements', 'DLS'],
      filters: { Agreements: { hidden: ['Signed & sealed'], by: 'agreementType', contains: 'SL' } },
      chosen: [{ layer: 'Agreements', id: 'a1' }],
    };
    const address = mapAddress('http://localhost/surface-project/1/map?tab=x#y', link);
    expect(new URL(address).searchParams.get('tab')).toBe('x');
    expect(readMapLink(new URL(address).searchParams)).toEqual(link);
  });

  it.each([
    '',
    'at=1,2',
    'at=x,y,z',
    'at=95,0,5',
    'at=1e9,0,5',
    'base=secret',
    'chosen=~,a,~b',
    'drawn=x',
    'drawn={"a":{"by":1}}',
    'drawn=[]',
  ])('that says %j wrongly says nothing', (query) =>
    expect(readMapLink(new URLSearchParams(query))).toEqual({
      at: undefined,
      base: undefined,
      on: undefined,
      filters: {},
      chosen: [],
    }),
  );

  it('comes no nearer than a map does', () =>
    expect(readMapLink(new URLSearchParams('at=55,-118,25')).at?.zoom).toBe(17));
});
