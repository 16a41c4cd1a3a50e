import { describe, expect, it } from 'vitest';
import { errorsOf, validate } from '../validators/index.ts';
import { newStakeholderValidator, stakeholderErrors, stakeholderValidator } from './index.ts';

const id = (digit: number) => `0b6d6f0a-5a01-4c00-9a00-00000000000${digit}`;
const named = (digit: number) => ({ id: id(digit) });

it('a new stakeholder needs its associate; land interest and distance take 100 characters', () => {
  const values = { landInterest: 'x'.repeat(101), distanceToInterest: 'x'.repeat(101) };
  expect(errorsOf(newStakeholderValidator, values)).toEqual([
    { path: 'businessAssociate', message: 'Required value' },
    { path: 'landInterest', message: 'Land interest cannot exceed 100 characters' },
    { path: 'distanceToInterest', message: 'Distance to interest cannot exceed 100 characters' },
  ]);
});

describe('a stakeholder', () => {
  const broken = (values: object) => {
    const checked = validate(stakeholderValidator, { businessAssociate: named(1), ...values });
    return checked.valid ? stakeholderErrors(checked.value) : checked.errors;
  };
  const pause = (digit: number, fromDate: string, toDate: string | null, reason = 'Harvest') => ({
    ...{ id: id(digit), fromDate, toDate, reason },
  });

  it('names a parcel and a type once', () => {
    expect(
      broken({
        relatedParcels: [1, 2].map((digit) => ({ id: id(digit), parcel: named(9) })),
        stakeholderTypes: [3, 4].map((digit) => ({ id: id(digit), type: named(8) })),
      }).map(({ path }) => path),
    ).toEqual(['stakeholderTypes[1].type', 'relatedParcels[1].parcel']);
  });

  it('pauses with a reason, forwards, and once a day', () => {
    expect(broken({ pauses: [pause(1, '2026-11-20', null, ' ')] })).toEqual([
      { path: 'pauses[0].reason', message: 'Required value.' },
    ]);
    expect(broken({ pauses: [pause(1, '2026-11-20', '2026-11-19')] })).toEqual([
      { path: 'pauses[0].toDate', message: 'The pause ends before it begins.' },
    ]);
    const first = pause(1, '2026-11-01', '2026-11-05');
    expect(broken({ pauses: [first, pause(2, '2026-11-06', null)] })).toEqual([]);
    expect(broken({ pauses: [first, pause(2, '2026-11-05', null)] })).toEqual([
      { path: 'pauses[1].fromDate', message: 'Two pauses share a day.' },
    ]);
    expect(broken({ pauses: [pause(3, '2026-11-06', null), first] })).toEqual([]);
  });
});
