import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDecimals, productOf, roundedToCents, sumOf } from '../decimal/index.ts';
import {
  type BilledEntry,
  type DatedRate,
  groupedLines,
  invoiceGroupings,
  invoiceHindrances,
  lineLock,
  mayStep,
  missingDays,
  overFullDays,
  rateFor,
  rateReason,
  readHours,
} from './index.ts';

describe('hours as people type them', () => {
  it.each([
    ['1.5', '1.5'],
    ['1:30', '1.5'],
    ['1h30', '1.5'],
    ['0:20', '0.33'],
    ['7,25', '7.25'],
    [8, '8'],
    ['25:00', '25'],
    ['1:60', undefined],
    ['one', undefined],
    ['', undefined],
  ])('%j is %j', (typed, hours) => {
    expect(readHours(typed)).toBe(hours);
  });
});

const rate = (id: string, change: Partial<DatedRate> = {}): DatedRate => ({
  ...{ id, work: 'Land agent', price: '96', clientId: null, scheduleName: 'Standard', endDate: null },
  ...{ effectiveDate: '2026-01-01', ledgerCodeId: '4010', isTaxable: true },
  ...change,
});

describe('the rate of work', () => {
  const rates = [
    rate('old', { effectiveDate: '2025-01-01' }),
    rate('new'),
    rate('client', { clientId: 'northfork', effectiveDate: '2026-03-01', endDate: '2026-09-30' }),
  ];
  it.each([
    ['the client’s over the default', 'northfork', '2026-05-01', 'client'],
    ['the default before the client’s begins', 'northfork', '2026-02-28', 'new'],
    ['the default once the client’s ended', 'northfork', '2026-10-01', 'new'],
    ['the default for other clients', 'prairie', '2026-05-01', 'new'],
    ['the default without a client', null, '2026-05-01', 'new'],
    ['the one that held then', null, '2025-12-31', 'old'],
    ['none before any', null, '2024-12-31', undefined],
  ])('is %s', (_, clientId, date, id) => {
    expect(rateFor(rates, { work: ' land AGENT ', clientId, date })?.id).toBe(id);
  });

  describe('of several', () => {
    const some = [
      rate('all'),
      rate('company', { companyId: 'rls' }),
      rate('project', { projectId: 'jedney' }),
      rate('client', { clientId: 'northfork', effectiveDate: '2025-01-01' }),
      rate('client for the project', { clientId: 'northfork', projectId: 'jedney' }),
      rate('senior', { clientId: 'northfork', roleId: 'senior', work: 'Senior agent' }),
      rate('Ann', { companyId: 'rls', personId: 'ann' }),
      rate('role', { companyId: 'rls', roleId: 'senior' }),
    ];
    const without = (...ids: readonly string[]) => some.filter(({ id }) => !ids.includes(id));
    const ann = { personId: 'ann', companyId: 'rls', roleIds: ['senior'] };
    const bob = { personId: 'bob', companyId: 'rls', roleIds: [] };
    const cid = { personId: 'cid', companyId: 'other', roleIds: ['senior'] };
    const done = { work: 'Land agent', clientId: 'northfork', projectId: 'jedney', date: '2026-05-01' };
    it.each([
      ['the client’s for the project goes first', some, ann, 'client for the project'],
      ['then the client’s, however old', without('client for the project'), ann, 'client'],
      ['then the project’s', without('client for the project', 'client'), ann, 'project'],
      [
        'then the company’s: the person’s own',
        without('client for the project', 'client', 'project'),
        ann,
        'Ann',
      ],
      ['the role’s', without('client for the project', 'client', 'project', 'Ann'), ann, 'role'],
      ['of who has neither', without('client for the project', 'client', 'project'), bob, 'company'],
      ['of another company', without('client for the project', 'client', 'project'), cid, 'all'],
    ] as const)('%s', (_name, rates, worker, id) => {
      expect(rateFor(rates, { ...done, worker })?.id).toBe(id);
    });

    it('a typed word finds no rate that is for a role of others', () => {
      expect(rateFor(some, { ...done, worker: ann, work: 'senior agent' })?.id).toBe('senior');
      expect(rateFor(some, { ...done, worker: bob, work: 'Senior agent' })).toBeUndefined();
    });
  });

  it('says why it is this one', () => {
    const facts = { kind: 'Time', work: 'Land agent', rateKind: 'Client', clientName: 'Northfork Energy' };
    const schedule = { scheduleName: 'Northfork 2026', effectiveDate: '2026-03-01' };
    expect(rateReason({ ...facts, ...schedule })).toBe(
      "The rate of Northfork Energy (Northfork 2026, from Mar-01-2026 on): a client's own goes before the default.",
    );
    expect(
      rateReason({ ...facts, ...schedule, rateKind: 'Default', isOfProject: true, roleName: 'Senior' }),
    ).toBe(
      'The rate of this project (Northfork 2026, from Mar-01-2026 on): the client has none of its own for this work on this day. It is for the role Senior.',
    );
    expect(
      rateReason({ ...facts, ...schedule, rateKind: 'Default', isOfCompany: true, personName: 'Ann' }),
    ).toMatch(/^The default rate of the company .* It is for Ann alone\.$/);
    const none = { scheduleName: null, effectiveDate: null, rateKind: 'Unknown' };
    expect(rateReason({ ...facts, ...none })).toMatch(/No rate for 'Land agent'/);
    expect(rateReason({ ...facts, ...none, ended: { name: 'Old', date: '2026-09-30' } })).toMatch(
      /Old ended on Sep-30-2026/,
    );
  });
});

describe('a week', () => {
  const line = (date: string, quantity: string, kind = 'Time') => ({ date, quantity, kind });
  it('warns of more than 24 hours in a day until a reason is given; kilometres are no hours', () => {
    const lines = [
      line('2026-11-16', '20'),
      line('2026-11-16', '5'),
      line('2026-11-17', '300', 'Kilometres'),
    ];
    expect(overFullDays(lines, []).map(({ date }) => date)).toEqual(['2026-11-16']);
    expect(overFullDays(lines, [])[0]?.sentence).toMatch(/25 hours/);
    expect(overFullDays(lines, [{ date: '2026-11-16', reason: 'Night work' }])).toEqual([]);
    expect(overFullDays([line('2026-11-16', '24')], [])).toEqual([]);
  });

  it('names its working days without time', () => {
    expect(missingDays('2026-11-16', [line('2026-11-16', '8'), line('2026-11-21', '2')])).toEqual([
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
    ]);
  });

  it.each([
    ['NOT_INVOICED', false, null, undefined],
    ['NOT_INVOICED', false, 'Books closed', /closed: Books closed/],
    ['PENDING', false, null, /submitted/],
    ['APPROVED', false, null, /approved/],
    ['APPROVED', true, null, /draft/],
    ['INVOICED', true, null, /invoice 2026-0007/],
  ])('has a line that is %s (%s, %s) locked: %s', (status, isOnInvoice, dayReason, message) => {
    const lock = lineLock({ status, isOnInvoice, dayReason, invoiceNumber: '2026-0007' });
    if (message) expect(lock).toMatch(message);
    else expect(lock).toBeUndefined();
  });
});

describe('the states of an invoice', () => {
  it.each([
    ['PENDING', 'Bill', ['DELETED', 'EDITED', 'FINALIZED']],
    ['FINALIZED', 'Bill', ['CREDITED', 'PAID', 'REVERSED', 'SENT']],
    ['FINALIZED', 'Credit', ['PAID', 'SENT']],
    ['FINALIZED', 'Reversal', ['PAID', 'SENT']],
    ['REVERSED', 'Bill', []],
  ])('%s %s may be %j', (status, kind, steps) => {
    const all = ['CREDITED', 'DELETED', 'EDITED', 'FINALIZED', 'PAID', 'REVERSED', 'SENT'] as const;
    expect(all.filter((step) => mayStep({ status, kind }, step))).toEqual(steps);
  });

  it('asks of a Canadian invoice what its amount asks', () => {
    const bare = {
      ...{
        id: 'i',
        companyId: 'c',
        clientId: 'b',
        clientName: 'Northfork',
        clientAddress: null,
        lineCount: 1,
      },
      ...{ tax: '5', taxNumber: null, terms: null, withoutProvince: null },
    };
    const missing = (total: string) => invoiceHindrances({ ...bare, total }).map(({ key }) => key);
    expect(missing('99.99')).toEqual([]);
    expect(missing('100')).toEqual(['taxNumber']);
    expect(missing('499.99')).toEqual(['taxNumber']);
    expect(missing('500')).toEqual(['taxNumber', 'terms', 'address']);
    expect(invoiceHindrances({ ...bare, total: '0', lineCount: 0 }).map(({ key }) => key)).toEqual(['lines']);
    const withoutProvince = { id: 'p', name: 'Jedney' };
    expect(invoiceHindrances({ ...bare, total: '1', withoutProvince })).toEqual([
      expect.objectContaining({ key: 'province', path: 'surface-project/p/details' }),
    ]);
  });
});

const anEntry = fc.record({
  id: fc.uuid(),
  date: fc.constantFrom('2026-11-16', '2026-11-17'),
  work: fc.constantFrom('Land agent', 'Kilometres'),
  description: fc.constant(null),
  personId: fc.constantFrom('a', 'b'),
  personName: fc.constant('Someone'),
  projectId: fc.constantFrom('p', 'q'),
  projectName: fc.constant('Project'),
  agreementId: fc.constantFrom('x', null),
  agreementName: fc.constant(null),
  provinceId: fc.constant('AB'),
  ledgerCodeId: fc.constantFrom('4010', '4030'),
  isTaxable: fc.boolean(),
  kind: fc.constantFrom('Time', 'Expense'),
  quantity: fc.integer({ min: 0, max: 9999 }).map((units) => String(units / 100)),
  unitPrice: fc.constantFrom('96.25', '0.72', '118'),
});

describe('lines of an invoice', () => {
  it.each(invoiceGroupings)('grouped %s bill each line of time once, and multiply on paper', (grouping) => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anEntry, { selector: ({ id }) => id, maxLength: 40 }),
        (entries: BilledEntry[]) => {
          const lines = groupedLines(entries, grouping);
          expect(lines.flatMap(({ entryIds }) => entryIds).toSorted()).toEqual(
            entries.map(({ id }) => id).toSorted(),
          );
          for (const line of lines) {
            const own = entries.filter(({ id }) => line.entryIds.includes(id));
            expect(line.amount).toBe(roundedToCents(productOf(line.quantity, line.unitPrice)));
            expect(sumOf(own.map(({ quantity }) => quantity))).toBe(line.quantity);
            // Prices in cents and two places of hours: the exact sum of the lines of time rounds to the same.
            const exact = sumOf(own.map(({ quantity, unitPrice }) => productOf(quantity, unitPrice)));
            expect(compareDecimals(roundedToCents(exact), line.amount)).toBe(0);
            for (const name of ['projectId', 'unitPrice', 'ledgerCodeId', 'isTaxable'] as const)
              expect(new Set(own.map((entry) => entry[name]))).toEqual(new Set([line[name]]));
          }
        },
      ),
    );
  });
});
