import { declareArea } from 'shared-contracts/start';
import { describe, expect, it } from 'vitest';
import { otherThan } from './use-declared.tsx';

const map = declareArea('map', { forms: [] });
const land = declareArea('land', { forms: [] });
const releases = [
  { area: 'map', start: map },
  { area: 'land', start: land },
] as const;

describe('what loaded areas declare', () => {
  it('stays the same while areas load whose declarations this page was told', () => {
    const before = otherThan(releases, new Map());
    expect(otherThan(releases, new Map([['map', map]]))).toBe(before);
    expect(
      otherThan(
        releases,
        new Map([
          ['map', map],
          ['land', land],
        ]),
      ),
    ).toBe(before);
  });

  it('is kept where a newer release declares something else, or the release is gone', () => {
    const older = new Map([['map', declareArea('map', { forms: [] })] as const]);
    expect(otherThan(releases, older)).toBe(older);
    const gone = new Map([['land', land] as const]);
    expect(otherThan(releases.slice(0, 1), gone)).toBe(gone);
  });
});
