import { describe, expect, it } from 'vitest';
import { validate } from '../validators/index.ts';
import { parcelErrors, parcelValidator } from './parcel-rules.ts';
import { readRegistryNumber } from './registry-number.ts';

const id = '00000000-0000-4000-8000-000000000001';

describe('the number of a land registry', () => {
  it.each([
    ['0012345678', 'LINC', '0012 345 678'],
    ['LINC: 0012 345 678', 'LINC', '0012 345 678'],
    ['012-345-678', 'PID', '012-345-678'],
    ['PID 012 345 678', 'PID', '012-345-678'],
    ['012345678', 'PID', '012-345-678'],
    ['201234567', 'SURFACE_PARCEL', '201234567'],
    ['Surface Parcel #201234567', 'SURFACE_PARCEL', '201234567'],
    // As spreadsheets and their users write them.
    ["'0012345678", 'LINC', '0012 345 678'],
    ['="0012345678"', 'LINC', '0012 345 678'],
    ['0012–345–678', 'LINC', '0012 345 678'],
    ['0012\u202f345\u202f678', 'LINC', '0012 345 678'],
    ['LINC #: 0012345678', 'LINC', '0012 345 678'],
    ['LINC No. 0012 345 678.', 'LINC', '0012 345 678'],
    ['L.I.N.C. 0012 345 678', 'LINC', '0012 345 678'],
    ['#0012345678', 'LINC', '0012 345 678'],
    ['012–345–678', 'PID', '012-345-678'],
    ['P.I.D. 012-345-678', 'PID', '012-345-678'],
    ['Surface parcel no. 201234567', 'SURFACE_PARCEL', '201234567'],
    // Hyphens make no number of British Columbia of it: those begin with 0.
    ['Surface Parcel 203-451-234', 'SURFACE_PARCEL', '203451234'],
    ['203-451-234', 'SURFACE_PARCEL', '203451234'],
    ['Parcel # 161 234 567', 'SURFACE_PARCEL', '161234567'],
    ['PID: 031-234-567', 'PID', '031-234-567'],
  ])('%s is a %s', (typed, kind, text) => expect(readRegistryNumber(typed)).toEqual({ kind, text }));

  it.each([
    ...['', '12345678', '00123456789', 'PN-000123', '0012 345 67X', '1'.repeat(70)],
    // Lost zeros, lost digits, two numbers, a doubt and a remark.
    ...['12-345-678', 'PID 12345678', '1.2345678E+7', '0012345678; 0012345679', '0012345678?'],
    ...['0012345678 (SE)', 'Parcel 201234567 Ext 1', '0012345678.0', 'n/a'],
  ])('%j is none', (typed) => expect(readRegistryNumber(typed)).toBeUndefined());

  const refusals = (land: string, registryNumber: string) => {
    const checked = validate(parcelValidator, { parts: [{ id, legalDescription: land }], registryNumber });
    const errors = checked.valid ? parcelErrors(id, checked.value) : checked.errors;
    return errors.map(({ path, message }) => [path, message]);
  };

  it('is refused where it is none, and where another province has such numbers', () => {
    expect(refusals('NW 36-42-3-W5M', '0012345678')).toEqual([]);
    expect(refusals('d-96-H/94-A-15', '012-345-678')).toEqual([]);
    expect(refusals('NW 36-42-3-W3M', '201234567')).toEqual([]);
    expect(refusals('NW 36-42-3-W5M', '12')[0]?.[0]).toBe('registryNumber');
    expect(refusals('NW 36-42-3-W3M', '0012345678')).toEqual([
      [
        'registryNumber',
        'A LINC is a number of Alberta, and this land lies in Saskatchewan. Correct the number, or the legal description.',
      ],
    ]);
  });
});
