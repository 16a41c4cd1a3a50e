import { type AgreementClock, type ClockFacts, rentHolds } from 'shared-contracts/agreements';
import { factNamed, factsNamed, type LawCase } from './law-cases.ts';

const termUnits = { days: 'DAYS', months: 'MONTHS', years: 'YEARS' } as const;

const isTermUnit = (unit: string): unit is keyof typeof termUnits => unit in termUnits;

function termOf(text: string | null) {
  if (text === 'n/a') return { term: null, termUnit: 'NA' as const };
  const [count = '', unit = ''] = text?.split(' ') ?? [];
  return isTermUnit(unit)
    ? { term: Number(count), termUnit: termUnits[unit] }
    : { term: null, termUnit: null };
}

const utcMoment = (text: string | null): string | null => text && new Date(text).toISOString();

const closings = ['Cancelled', 'Replaced'] as const;

/** Parses `1200.50 due 2026-11-01 paid 2026-11-02`; the payment is a rent unless it says that it is for damage. */
function paymentOf(text: string, place: number): ClockFacts['payments'][number] {
  const [amount = '0', ...words] = text.split(' ');
  const dayAfter = (word: string) => words[words.indexOf(word) + 1] ?? null;
  const named = (word: string) => (words.includes(word) ? dayAfter(word) : null);
  return {
    ...{ id: `payment ${place}`, amount, dueDate: named('due'), paidDate: named('paid') },
    ...{ requisitionedDate: named('requisitioned'), returnedDate: named('returned') },
    ...{ heldDate: named('held'), kind: words.includes('damage') ? 'Damage' : 'Annual' },
    isOfRun: words.includes('run'),
    closing: closings.find((one) => words.includes(one.toLowerCase())) ?? null,
  };
}

const steps = {
  renewed: 'Renewal',
  fixed: 'CompensationReview',
  closed: 'ReviewClosed',
  surrendered: 'Surrender',
  entry: 'EntryNotice',
  federal: 'FederalEntryNotice',
  applied: 'EntryApplied',
  ordered: 'EntryOrder',
} as const;

/**
 * Parses the schedule of an agreement with annual compensation: `annual=2400; first=2025-05-01; every=6; rate=3000 from
 * 2026-05-01`.
 */
function rentsOf(lawCase: LawCase): ClockFacts['rents'] {
  const annual = factNamed(lawCase, 'annual');
  if (annual === null) return null;
  const changes = factsNamed(lawCase, 'rate').map((text) => {
    const [amount = '', , from = ''] = text.split(' ');
    return { amount, from };
  });
  return {
    ...{ firstDueDate: factNamed(lawCase, 'first'), endDate: factNamed(lawCase, 'end') },
    intervalMonths: Number(factNamed(lawCase, 'every') ?? '12'),
    hold: rentHolds.find((hold) => hold === factNamed(lawCase, 'hold')) ?? null,
    heads: [{ name: 'Loss of use', amount: annual === 'unknown' ? null : annual, changes }],
  };
}

/** The facts of an agreement in a case; with one owner if the case mentions any. */
export function agreementFacts(lawCase: LawCase, jurisdictions: ClockFacts['jurisdictions']): ClockFacts {
  const one = (name: string) => factNamed(lawCase, name);
  const annual = one('annual');
  return {
    ...termOf(one('term')),
    ...{ effectiveDate: one('effective'), expiryDate: one('expiry'), reviewNoticeDate: one('notice') },
    landowners: [
      {
        ...{ id: 'owner', name: 'Jane Doe', copyLeftAt: utcMoment(one('copy')), waiverDate: one('waiver') },
        ...{ sentDate: one('sent'), signedDate: one('signed'), dowerConsentDate: one('dower') },
        isHomestead: one('homestead') === 'yes',
        isSpouseOnTitle: one('spouse') === 'on title',
        isCrown: one('crown') === 'yes',
      },
    ],
    payments: factsNamed(lawCase, 'payment').map(paymentOf),
    hasAnnualCompensation: annual === 'unknown' || Number(annual ?? '0') > 0,
    rents: rentsOf(lawCase),
    lifeSteps: Object.entries(steps).flatMap(([name, kind]) =>
      factsNamed(lawCase, name).map((date, place) => ({ id: `${name} ${place}`, kind, date })),
    ),
    jurisdictions,
  };
}

/** The moment of a case's question: for a day, noon in Alberta. */
export const momentOf = ({ moment }: Pick<LawCase, 'moment'>): Date =>
  new Date(moment.includes('T') ? moment : `${moment}T12:00:00-06:00`);

/** A clock in the words of a case, limited to the fields that the case names. */
function written(
  { kind, state, endsAt, fromDate, dueDate, amount }: AgreementClock,
  expectation: string,
): string {
  const parts = [`${kind} ${state}`];
  if (expectation.includes(' ends=')) parts.push(`ends=${endsAt ?? 'never'}`);
  if (expectation.includes('..')) parts.push(`${fromDate ?? ''}..${dueDate ?? ''}`);
  if (expectation.includes(' amount=')) parts.push(`amount=${amount ?? 'none'}`);
  if (expectation.includes(' due=')) parts.push(`due=${dueDate ?? 'none'}`);
  return parts.join(' ');
}

const utc = (expected: string): string =>
  expected.replace(/ends=(\S+)/, (_, moment: string) => `ends=${new Date(moment).toISOString()}`);

/** The clocks in the form of a case's answer: all clocks of each kind that the case names. */
export function answered({ expected }: Pick<LawCase, 'expected'>, clocks: readonly AgreementClock[]) {
  const kinds = new Set(expected.map((one) => one.replace(/^no /, '').split(' ')[0]));
  const wanted = expected.filter((one) => !one.startsWith('no ')).map(utc);
  const relevant = clocks.filter(({ kind }) => kinds.has(kind));
  return {
    wanted: wanted.toSorted(),
    actual: relevant
      .map((clock) => written(clock, wanted.find((one) => one.startsWith(clock.kind)) ?? ''))
      .toSorted(),
  };
}
