import { describe, expect, it } from 'vitest';
import { correctedLife, type LifeMove } from './life-effects.ts';

const blank = {
  date: '2026-05-01',
  ...{ previousExpiryDate: null, newExpiryDate: null },
  ...{ previousArea: null, surrenderedArea: null },
};
const renewal = (id: string, previousExpiryDate: string | null, newExpiryDate: string | null): LifeMove => ({
  ...blank,
  ...{ id, kind: 'Renewal', previousExpiryDate, newExpiryDate },
});
const surrender = (id: string, previousArea: string | null, surrenderedArea: string): LifeMove => ({
  ...blank,
  ...{ id, kind: 'PartialSurrender', previousArea, surrenderedArea },
});

// Worked out by hand. An area is what was before less what is given back; an expiry date is that of the last renewal.
describe('an area after surrenders', () => {
  // 4.00 less 1.5 is 2.5, less 0.5 is 2.
  const lifeSteps = [surrender('a', '4', '1.5'), surrender('b', '2.5', '0.5')];
  const stored = { expiryDate: null, grossArea: '2.0000', lifeSteps };

  it.each([
    ['none of them is touched', lifeSteps, '2.0000', false, ['4', '2.5']],
    ['the last is deleted', [surrender('a', '4', '1.5')], '2.5', true, ['4']],
    ['the first is deleted', [surrender('b', '2.5', '0.5')], '3.5', true, ['4']],
    ['both are deleted', [], '4', true, []],
    [
      'the last gives back less',
      [surrender('a', '4', '1.5'), surrender('b', '2.5', '0.25')],
      '2.25',
      true,
      ['4', '2.5'],
    ],
    [
      'the first gives back more',
      [surrender('a', '4', '2'), surrender('b', '2.5', '0.5')],
      '1.5',
      true,
      ['4', '2'],
    ],
    [
      'what was before is corrected',
      [surrender('a', '5', '1.5'), surrender('b', '2.5', '0.5')],
      '3',
      true,
      ['5', '3.5'],
    ],
    [
      'what was before is cleared',
      [surrender('a', null, '1.5'), surrender('b', null, '0.5')],
      '2.0000',
      false,
      ['4', '2.5'],
    ],
    ['a new one is added', [...lifeSteps, surrender('c', null, '1')], '2.0000', false, ['4', '2.5', null]],
  ] as const)('where %s', (_, steps, value, isCorrected, befores) => {
    const { area, steps: now } = correctedLife(stored, steps);
    expect(area).toEqual({ value, isCorrected, isTheirs: true });
    expect(now.map(({ previousArea }) => previousArea)).toEqual(befores);
  });

  it('is left where somebody changed it since', () => {
    const byHand = { ...stored, grossArea: '1.9' };
    expect(correctedLife(byHand, []).area).toEqual({ value: '4', isCorrected: true, isTheirs: false });
    expect(correctedLife(byHand, lifeSteps).area).toMatchObject({ isCorrected: false, value: '1.9' });
  });

  it('goes by each surrender alone where the area was changed between two of them', () => {
    const apart = {
      ...stored,
      grossArea: '2.5',
      lifeSteps: [surrender('a', '4', '1.5'), surrender('b', '3', '0.5')],
    };
    expect(correctedLife(apart, [surrender('b', '3', '0.5')]).area).toMatchObject({ isCorrected: false });
    expect(correctedLife(apart, [surrender('a', '4', '1.5')]).area).toMatchObject({ value: '3' });
  });
});

describe('steps that were entered in another order than that of their days', () => {
  const [early, late] = [
    { ...surrender('b', '4', '0.5'), date: '2022-05-01' },
    { ...surrender('a', '3.5', '1.5'), date: '2024-05-01' },
  ];
  const stored = { expiryDate: null, grossArea: '2', lifeSteps: [late, early] };

  it.each([
    ['the earlier is deleted', [late], '2.5', ['4']],
    ['the later is deleted', [early], '3.5', ['4']],
    ['the earlier gives back more', [late, { ...early, surrenderedArea: '1' }], '1.5', ['3', '4']],
  ] as const)('go by their days where %s', (_, steps, value, befores) => {
    const { area, steps: now } = correctedLife(stored, steps);
    expect(area).toEqual({ value, isCorrected: true, isTheirs: true });
    expect(now.map(({ previousArea }) => previousArea)).toEqual(befores);
  });
});

describe('an expiry date after renewals', () => {
  const lifeSteps = [renewal('a', '2027-01-01', '2032-01-01'), renewal('b', '2032-01-01', '2037-01-01')];
  const stored = { expiryDate: '2037-01-01', grossArea: null, lifeSteps };

  it.each([
    ['none of them is touched', lifeSteps, '2037-01-01', false],
    ['the last is deleted', [lifeSteps[0] as LifeMove], '2032-01-01', true],
    ['the first is deleted', [lifeSteps[1] as LifeMove], '2037-01-01', false],
    ['both are deleted', [], '2027-01-01', true],
    [
      'the last is corrected',
      [lifeSteps[0] as LifeMove, renewal('b', '2032-01-01', '2036-12-31')],
      '2036-12-31',
      true,
    ],
    [
      'the last sets no date any more',
      [lifeSteps[0] as LifeMove, renewal('b', '2032-01-01', null)],
      '2032-01-01',
      true,
    ],
  ] as const)('where %s', (_, steps, value, isCorrected) => {
    expect(correctedLife(stored, steps).expiry).toEqual({ value, isCorrected, isTheirs: true });
  });

  it('is left where somebody changed it since', () => {
    const byHand = { ...stored, expiryDate: '2040-01-01' };
    expect(correctedLife(byHand, []).expiry).toMatchObject({ isCorrected: true, isTheirs: false });
  });

  it('goes back to none where there was none', () => {
    const first = { ...stored, expiryDate: '2032-01-01', lifeSteps: [renewal('a', null, '2032-01-01')] };
    expect(correctedLife(first, []).expiry).toEqual({ value: null, isCorrected: true, isTheirs: true });
  });

  it('follows a renewal that had named no date', () => {
    const open = { ...stored, expiryDate: '2027-01-01', lifeSteps: [renewal('a', '2027-01-01', null)] };
    const now = [renewal('a', '2027-01-01', '2032-01-01')];
    expect(correctedLife(open, now).expiry).toEqual({
      value: '2032-01-01',
      isCorrected: true,
      isTheirs: true,
    });
  });
});
