import { describe, expect, it } from 'vitest';
import { errorsOf, validate } from '../validators/index.ts';
import { isConnected, newRequestValidator, requestItemErrors, requestItemValidator } from './index.ts';

const id = (digit: number) => `0b6d6f0a-5a01-4c00-9a00-00000000000${digit}`;
const named = (digit: number) => ({ id: id(digit) });

describe('a new request', () => {
  it('needs its type and its associate, and takes a scope of 25000 characters and none more', () => {
    expect(errorsOf(newRequestValidator, { requestScope: 'x'.repeat(25_001) })).toEqual([
      { path: 'requestType', message: 'Required value' },
      { path: 'businessAssociate', message: 'Required value' },
      { path: 'requestScope', message: 'Maximum length is 25000 characters' },
    ]);
    const whole = { requestType: named(1), businessAssociate: named(2), requestScope: 'x'.repeat(25_000) };
    expect(validate(newRequestValidator, whole).valid).toBe(true);
  });
});

describe('an item', () => {
  const broken = (values: object, lengths: readonly (readonly [string, string])[] = []) => {
    const checked = validate(requestItemValidator, { requestItemType: named(1), ...values });
    return checked.valid ? requestItemErrors(checked.value, new Map(lengths)) : checked.errors;
  };
  const road = (digit: number, usedLength: string | null) => ({ id: id(digit), road: named(7), usedLength });

  it('takes a used length up to that of the road, whatever it is where that is not known', () => {
    expect(broken({ roads: [road(1, '12.5')] }, [[id(7), '12.5']])).toEqual([]);
    expect(broken({ roads: [road(1, '12.5001')] }, [[id(7), '12.5']])).toEqual([
      { path: 'roads[0].usedLength', message: 'More of the road is used than it is long: 12.5 km.' },
    ]);
    expect(broken({ roads: [road(1, '9999')] })).toEqual([]);
  });

  it('names a parcel and a road once, and a revision has its date', () => {
    const relatedParcels = [1, 2].map((digit) => ({ id: id(digit), parcel: named(9) }));
    expect(broken({ relatedParcels, roads: [road(1, null), road(2, null)] })).toEqual([
      { path: 'relatedParcels[1].parcel', message: 'This value is already used.' },
      { path: 'roads[1].road', message: 'This value is already used.' },
    ]);
    expect(broken({ revisions: [{ id: id(1), details: 'Angle' }] })).toEqual([
      { path: 'revisions[0].date', message: 'Required value.' },
    ]);
  });

  it('has a unit for its term, and expires on or after its first day', () => {
    expect(broken({ term: 3 })).toEqual([{ path: 'termUnit', message: 'Required value.' }]);
    expect(broken({ effectiveDate: '2026-11-20', expiryDate: '2026-11-19' })).toMatchObject([
      { path: 'expiryDate' },
    ]);
    expect(broken({ effectiveDate: '2026-11-20', expiryDate: '2026-11-20' })).toEqual([]);
  });
});

it.each([
  ['C-1', 'Sent', true],
  ['C-1', null, false],
  [null, 'Sent', false],
  ['', 'Sent', false],
] as const)('a request with number %j and status %j is kept: %s', (connectNumber, connectStatus, is) => {
  expect(isConnected({ connectNumber, connectStatus })).toBe(is);
});
