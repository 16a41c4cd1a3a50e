import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RentHead } from '../agreements/index.ts';
import { rentHolds } from '../agreements/index.ts';
import { type NextRentFacts, nextRent } from './next-rent.ts';
import { rentsDue } from './rents-due.ts';

const parts = (text: string, by = ';') =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** `2400, 2800 from 2027-01-01, 2000 until 2020-05-01`: a head with its changes; `-` is no amount. */
function headOf(text: string): RentHead {
  const [amount = '-', ...changes] = parts(text, ',');
  const dated = (word: string) =>
    changes.flatMap((change) => {
      const [changed = '', when, day = ''] = change.split(' ');
      return when === word ? [{ amount: changed, day }] : [];
    });
  return {
    name: 'Loss of use',
    amount: amount === '-' ? null : amount,
    changes: dated('from').map(({ amount: changed, day }) => ({ amount: changed, from: day })),
    former: dated('until').map(({ amount: changed, day }) => ({ amount: changed, until: day })),
  };
}

/** `paid 2027-03-10`: a payment of that due day; `undated` has its day of payment alone, `run…` is of a run. */
function paymentOf([kind = '', day = '']: readonly string[]): NextRentFacts['payments'] {
  if (!['paid', 'returned', 'runreturned', 'damage', 'undated'].includes(kind)) return [];
  const isUndated = kind === 'undated';
  return [
    {
      ...{ kind: kind === 'damage' ? 'Damage' : 'Annual', amount: null },
      ...{ dueDate: isUndated ? null : day, paidDate: isUndated ? day : null },
      ...{ isOfRun: kind.startsWith('run'), returnedDate: kind.endsWith('returned') ? day : null },
    },
  ];
}

function factsOf(effective: string, every: string, heads: string, facts: string): NextRentFacts {
  const words = parts(facts).map((fact) => fact.split(' '));
  const one = (name: string) => words.find(([key]) => key === name)?.[1] ?? null;
  return {
    ...{ effectiveDate: effective || null, firstDueDate: one('first'), intervalMonths: Number(every) },
    ...{ endDate: one('end'), expiryDate: one('expiry'), surrenderDate: one('surrender') },
    hold: rentHolds.find((hold) => hold === one('hold')) ?? null,
    heads: parts(heads).map(headOf),
    payments: words.flatMap(paymentOf),
  };
}

const cases = readFileSync(join(import.meta.dirname, 'cases/next-rent.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

describe('the next rent is', () => {
  it.each(cases)(
    '%s',
    (_name, effective = '', every = '', heads = '', facts = '', today = '', expected = '') => {
      const found = nextRent(factsOf(effective, every, heads, facts), today);
      expect('reason' in found ? found.reason : `${found.day} ${found.amount}`).toBe(expected);
    },
  );

  it.each(cases)('what a run of its day pays: %s', (_name, effective = '', every = '', ...more) => {
    const [heads = '', about = '', today = ''] = more;
    const facts = factsOf(effective, every, heads, about);
    const found = nextRent(facts, today);
    if ('reason' in found) return;
    const owner = { payeeId: 'A', hasAddress: true, isActive: true };
    const [rent, ...others] = rentsDue(
      {
        ...facts,
        payments: facts.payments.map((payment) => ({ ...payment, payeeId: 'A' })),
        owners: [owner],
        ...{ isInProportion: false, isGstExempt: false, gstRates: [], provinceId: null },
        ...{ approvedDueDates: [], transferDates: [], reviewNoticeDate: null, reviewDates: [] },
      },
      { from: found.day, through: found.day, missedSince: null },
    );
    expect(others).toEqual([]);
    expect(rent?.shares).toMatchObject([{ payeeId: 'A', amount: found.amount }]);
  });
});
