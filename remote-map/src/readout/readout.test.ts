import { describe, expect, it } from 'vitest';
import { landAt, positionText } from './land-at.ts';
import { areaText, lengthText, longestBar, scaleOf } from './scale.ts';

describe('what stands below the map', () => {
  it('names the quarter on the prairies and the unit in British Columbia', () => {
    expect(landAt(-118.51938, 56.08892)).toEqual(['SW-11-082-04-W6M']);
    expect(landAt(-123.1, 55.41875)).toEqual([expect.stringMatching(/^[a-d]-\d{3}-[A-L]\/093-/)]);
    expect(landAt(0, 0)).toEqual([]);
    expect(positionText(-118.51938, 56.08892)).toBe('56.08892, -118.51938');
  });

  it.each([
    [2, '200 m'],
    [700, '50 km'],
    [0.9, '50 m'],
  ])('a scale of %d metres a pixel shows %s', (metres, text) => {
    const scale = scaleOf(metres);
    expect(scale.text).toBe(text);
    expect(scale.pixels).toBeLessThanOrEqual(longestBar);
  });

  it('tells lengths and areas in the units of the trade', () =>
    expect([lengthText(804.67), lengthText(9776.8), areaText(647_497)]).toEqual([
      '804.67 m',
      '9.78 km',
      '64.75 ha',
    ]));
});
