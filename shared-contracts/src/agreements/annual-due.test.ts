import { describe, expect, it } from 'vitest';
import { nextAnnualDue } from './annual-due.ts';

const annual = (dueDate: string, more: object = {}) => ({ kind: 'Annual', dueDate, ...more });

describe('the next annual payment is due', () => {
  it.each([
    ['on the first anniversary of a new agreement', '2026-05-01', [], '2026-11-27', '2027-05-01'],
    ['today on an anniversary', '2020-11-27', [], '2026-11-27', '2026-11-27'],
    ['on the next anniversary of an old one', '2005-03-10', [], '2026-11-27', '2027-03-10'],
    ['a year after the last', '2005-03-10', [annual('2027-03-10')], '2026-11-27', '2028-03-10'],
    ['after a day by hand', '2005-03-10', [annual('2027-04-01')], '2026-11-27', '2028-03-10'],
    [
      'again where it came back',
      '2005-03-10',
      [annual('2027-03-10', { returnedDate: '2027-03-20' })],
      '2026-11-27',
      '2027-03-10',
    ],
    [
      'whatever else is paid',
      '2005-03-10',
      [{ kind: 'FirstYear', dueDate: '2030-01-01' }],
      '2026-11-27',
      '2027-03-10',
    ],
    ['on February 28 of a common year', '2024-02-29', [], '2026-03-01', '2027-02-28'],
    ['on February 29 again', '2024-02-29', [annual('2027-02-28')], '2026-03-01', '2028-02-29'],
    ['a year after a day to come', '2030-01-15', [], '2026-11-27', '2031-01-15'],
  ])('%s', (_name, effective, payments, today, expected) => {
    expect(nextAnnualDue(effective, payments, today)).toBe(expected);
  });

  it('is not known without an effective day', () => {
    expect(nextAnnualDue(null, [], '2026-11-27')).toBeNull();
    expect(nextAnnualDue('', [], '2026-11-27')).toBeNull();
  });
});
