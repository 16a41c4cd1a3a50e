import { describe, expect, it } from 'vitest';
import { provincesAt, provincesOfDescription } from './index.ts';

describe('the province of a legal description', () => {
  it.each([
    ['SW-01-053-01-W4M', ['AB']],
    ['NE-36-053-28-W3M', ['SK']],
    ['SE-01-001-29-W1M', ['MB']],
    ['SE-01-001-30-W1M', ['SK']],
    ['NW-31-060-29-W1M', ['MB']],
    ['NW-36-042-03-W5M', ['AB']],
    ['SE-22-022-02-W6M', ['BC']],
    ['NE-14-078-12-W6M', ['AB']],
    ['NE-14-078-15-W6M', ['BC']],
    ['01-01-077-01W7', ['BC']],
    ['a-001-J/093-P-08', ['BC']],
    ['d-096-H/082-G-07', ['BC']],
    ['NW-36-042-03-W5M; SW-01-053-20-W3M', ['AB', 'SK']],
    ['the old barn', []],
    ['', []],
  ] as const)('%s: %j', (text, provinces) => {
    expect(provincesOfDescription(text)).toEqual(provinces);
  });
});

describe('the province of a position', () => {
  // Coordinates of the Canadian Geographical Names Database, each more than ten kilometres from the border.
  it.each([
    ['Blairmore', -114.44, 49.61, ['AB']],
    ['Elkford', -114.92, 50.02, ['BC']],
    ['Canmore', -115.36, 51.09, ['AB']],
    ['Golden', -116.96, 51.3, ['BC']],
    ['Jasper', -118.08, 52.87, ['AB']],
    ['Valemount', -119.26, 52.83, ['BC']],
    ['Hinton', -117.57, 53.4, ['AB']],
    ['McBride', -120.17, 53.3, ['BC']],
    ['Grande Cache', -119.12, 53.89, ['AB']],
    ['Tumbler Ridge', -120.99, 55.13, ['BC']],
    ['Kindersley', -109.16, 51.47, ['SK']],
    ['Swan River', -101.27, 52.11, ['MB']],
    ['Moosomin', -101.67, 50.15, ['SK']],
    ['Thompson', -97.86, 55.74, ['MB']],
    ['Kenora', -94.49, 49.77, []],
    ['Yellowknife', -114.37, 62.45, []],
  ] as const)('%s', (_town, longitude, latitude, provinces) => {
    expect(provincesAt(longitude, latitude)).toEqual(provinces);
  });

  it('may be either where the border is near', () => {
    // Lloydminster lies on the fourth meridian, Field's pass on the divide.
    expect(provincesAt(-110, 53.28)).toEqual(['AB', 'SK']);
    expect(provincesAt(-116.28, 51.45)).toEqual(['AB', 'BC']);
  });
});
