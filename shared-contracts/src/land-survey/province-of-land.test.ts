import { describe, expect, it } from 'vitest';
import { provincesOfDescription } from './index.ts';

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
