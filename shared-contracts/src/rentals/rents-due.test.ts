import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import dayjs from 'dayjs';
import { describe, expect, it } from 'vitest';
import type { RentHead, RentHold } from '../agreements/index.ts';
import { hstRates } from '../billing/index.ts';
import { differenceOf, sumOf } from '../decimal/index.ts';
import type { RentFacts, RentOwner, RentPayment } from './rent-facts.ts';
import { isPaidByRun, mayBePaid } from './rent-oddities.ts';
import { type Rent, rentsDue } from './rents-due.ts';

const parts = (text: string, by = ';') =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** `Loss of use 2400, 2800 from 2025-05-01, 2000 until 2020-05-01`: a head with its changes; `-` is no amount. */
function headOf(text: string): RentHead {
  const [first = '', ...changes] = parts(text, ',');
  const words = first.split(' ');
  const amount = words.at(-1) ?? '';
  const dated = (word: string) =>
    changes.flatMap((change) => {
      const [changed = '', when, day = ''] = change.split(' ');
      return when === word ? [{ amount: changed, day }] : [];
    });
  return {
    name: words.slice(0, -1).join(' '),
    amount: amount === '-' ? null : amount,
    changes: dated('from').map(({ amount: changed, day }) => ({ amount: changed, from: day })),
    former: dated('until').map(({ amount: changed, day }) => ({ amount: changed, until: day })),
  };
}

/** `A joint @1 1/2`: the person, whether a joint tenant, the group, the part. */
function ownerOf(
  text: string,
  marked: (mark: string, person: string) => boolean,
  placeOf: (person: string) => string | null,
): RentOwner {
  const [person = '', ...words] = text.split(' ');
  const ownerGroup = words.find((word) => word.startsWith('@')) ?? null;
  const typed = words.find((word) => word.includes('/'))?.split('/');
  // In a group the part is that of the group.
  const [fraction, groupShare] = ownerGroup === null ? [typed, undefined] : [undefined, typed];
  return {
    isJointTenant: words.includes('joint'),
    ownerGroup,
    groupShareNumerator: groupShare ? Number(groupShare[0]) : null,
    groupShareDenominator: groupShare ? Number(groupShare[1]) : null,
    interestPercentage: words.find((word) => word.endsWith('%'))?.slice(0, -1) ?? null,
    interestFractionNumerator: fraction ? Number(fraction[0]) : null,
    interestFractionDenominator: fraction ? Number(fraction[1]) : null,
    payeeId: marked('nopayee', person) ? null : person,
    hasAddress: !marked('noaddress', person),
    gstNumber: marked('registered', person) ? '123456782RT0001' : null,
    isActive: !marked('inactive', person),
    isAbroad: marked('abroad', person),
    goesTo: placeOf(person),
  };
}

const rate = (percent: string, validFrom: string, validTo: string | null) => ({
  ...{ taxTypeId: 'gst', code: 'GST', provinceId: null, ledgerCodeId: null },
  ...{ rate: percent, validFrom, validTo },
});

/** GST as it was: 7 % from 1991, 6 % from July 2006, 5 % from 2008 (Excise Tax Act, s. 165). */
const gstRates = [
  rate('7', '1991-01-01', '2006-06-30'),
  rate('6', '2006-07-01', '2007-12-31'),
  rate('5', '2008-01-01', null),
  // HST as it ships, for land in a province.
  ...hstRates.map(({ province, rate: percent, from, to }) => ({
    ...{ taxTypeId: 'hst', code: 'HST', provinceId: province, ledgerCodeId: null },
    ...{ rate: percent, validFrom: from, validTo: to, replacesOthers: true },
  })),
];

const holds: Readonly<Record<string, RentHold>> = {
  stop: 'Stop',
  dispute: 'Dispute',
  unlocated: 'Unlocated',
};

/** `paid 2024-05-01 A 2400 to Olds`: a payment, and where it went; `returned` came back, `run` is of a run, `damage` no rent, `undated` has its day of payment alone. */
function paymentOf([kind, dueDate = '', payeeId = '', amount = null, , goesTo = null]: readonly (
  | string
  | null
)[]): readonly RentPayment[] {
  const kinds = ['damage', 'paid', 'returned', 'run', 'undated'];
  if (!kind || !kinds.includes(kind)) return [];
  const isUndated = kind === 'undated';
  return [
    {
      ...{ kind: kind === 'damage' ? 'Damage' : 'Annual', payeeId: payeeId ?? '', goesTo },
      ...{ dueDate: isUndated ? null : dueDate, paidDate: isUndated ? dueDate : null },
      ...{ amount, isOfRun: kind === 'run', returnedDate: kind === 'returned' ? dueDate : null },
    },
  ];
}

function factsOf(effective: string, heads: string, owners: string, facts: string): RentFacts {
  const words = parts(facts).map((fact) => fact.split(' '));
  const all = (name: string) => words.flatMap(([key, value]) => (key === name && value ? [value] : []));
  const one = (name: string) => all(name)[0] ?? null;
  const has = (name: string) => words.some(([key]) => key === name);
  const placeOf = (person: string) =>
    words.find(([key, who]) => key === 'lives' && who === person)?.[2] ?? null;
  const marked = (mark: string, person: string) => words.some(([key, who]) => key === mark && who === person);
  return {
    effectiveDate: effective || null,
    firstDueDate: one('first'),
    intervalMonths: Number(one('every') ?? 12),
    ...{ endDate: one('end'), expiryDate: one('expiry'), surrenderDate: one('surrender') },
    hold: Object.entries(holds).find(([word]) => has(word))?.[1] ?? null,
    isInProportion: has('proportion'),
    isGstExempt: has('exempt'),
    ...{ gstRates, provinceId: one('land') },
    heads: parts(heads).map(headOf),
    owners: parts(owners).map((owner) => ownerOf(owner, marked, placeOf)),
    payments: words.flatMap(paymentOf),
    ...{ approvedDueDates: all('approved'), transferDates: all('transfer') },
    ...{ reviewNoticeDate: one('noticed'), reviewDates: all('reviewed') },
  };
}

/** `2025-05 since 2020-01-01`: a month, and from when missed rents are looked for. */
function windowOf(text: string) {
  const [month = '', , missedSince = null] = text.split(' ');
  return {
    from: `${month}-01`,
    through: dayjs(`${month}-01`).endOf('month').format('YYYY-MM-DD'),
    missedSince,
  };
}

const letters = 'ABCDEFG';

/** A rent as the table writes it. */
function written({ dueDate, amount, shares, oddities, paidByHand }: Rent): string {
  const paid = shares
    .map(
      ({ payeeId, owner, amount: part, gst }) =>
        `${payeeId ?? letters[owner]} ${part}${gst ? ` + ${gst.amount}` : ''}`,
    )
    .join(', ');
  return [
    `${dueDate ?? 'no day'} ${amount} = ${paid || 'none'}`,
    oddities.length > 0 && `[${oddities.join(', ')}]`,
    paidByHand && `paid ${paidByHand} rest ${differenceOf(amount, paidByHand)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

const cases = readFileSync(join(import.meta.dirname, 'cases/rents-due.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

describe('rents fall due', () => {
  it.each(cases)(
    '%s',
    (_name, effective = '', heads = '', owners = '', facts = '', window = '', expected = '') => {
      const rents = rentsDue(factsOf(effective, heads, owners, facts), windowOf(window));
      expect(rents.map(written).join('; ') || 'none').toBe(expected);
      for (const { amount, shares } of rents)
        if (shares.length > 0) expect(sumOf(shares.map((share) => share.amount))).toBe(amount);
    },
  );

  it('come to a year of the amount, whatever the instalments', () => {
    const facts = factsOf('2020-01-31', 'Loss of use 1000.01', 'A', 'every 1');
    const rents = rentsDue(facts, { from: '2025-01-01', through: '2025-12-31', missedSince: null });
    expect(rents).toHaveLength(12);
    expect(sumOf(rents.map(({ amount }) => amount))).toBe('1000.01');
  });
});

describe('a run pays a rent', () => {
  it('that nothing is odd with, or that is only shown', () => {
    expect(isPaidByRun([], null)).toBe(true);
    expect(isPaidByRun(['payeeChanged', 'noAddress'], null)).toBe(true);
    expect(isPaidByRun([], 'LeaveOut')).toBe(false);
  });

  it('that was missed or has expired where somebody says so', () => {
    expect(isPaidByRun(['missed'], null)).toBe(false);
    expect(isPaidByRun(['missed', 'expired'], 'Pay')).toBe(true);
  });

  it('never while it is stopped or its shares are not whole', () => {
    expect(mayBePaid(['stopped'])).toBe(false);
    expect(isPaidByRun(['sharesNotWhole'], 'Pay')).toBe(false);
  });
});
