import { describe, expect, it } from 'vitest';
import { errorsOf, validate } from '../validators/index.ts';
import {
  acquiredDate,
  agreementErrors,
  agreementValidator,
  amountOf,
  bulkValidator,
  compensationTotals,
  isOverWhole,
  newAgreementValidator,
  paymentState,
  percentOf,
  sharesTogether,
  signedByAll,
  signingState,
} from './index.ts';

const id = '0b6d6f0a-0000-4c00-9a00-000000000001';
const other = '0b6d6f0a-0000-4c00-9a00-000000000002';

const broken = (values: object) => {
  const checked = validate(agreementValidator, { name: 'Jane Doe, NW-36-042-03-W5M', ...values });
  const errors = checked.valid ? agreementErrors(checked.value) : checked.errors;
  return errors.map(({ path, message }) => [path, message]);
};

describe('a new agreement', () => {
  it.each([
    [{}, [['name', 'Required value']]],
    [{ name: '   ' }, [['name', 'Required value']]],
    [{ name: 'n'.repeat(150) }, []],
    [{ name: 'n'.repeat(151) }, [['name', 'Name cannot exceed 150 characters']]],
    [{ name: 'A', referenceNumber: '1'.repeat(30) }, []],
    [
      { name: 'A', referenceNumber: '1'.repeat(31) },
      [['referenceNumber', 'Reference number cannot exceed 30 characters']],
    ],
  ])('%o is told', (values, errors) => {
    const found = errorsOf(newAgreementValidator, values).map(({ path, message }) => [path, message]);
    expect(found).toEqual(errors);
  });
});

describe('an agreement', () => {
  it.each([
    [{ term: 5 }, [['termUnit', 'Required value.']]],
    [{ term: 5, termUnit: 'YEARS' }, []],
    [
      { effectiveDate: '2026-05-02', expiryDate: '2026-05-01' },
      [['expiryDate', 'The expiry date lies before the effective date.']],
    ],
    [{ effectiveDate: '2026-05-01', expiryDate: '2026-05-01' }, []],
    [{ grossArea: '1.23456' }, [['grossArea', 'Cannot exceed 4 digits after decimal place.']]],
    [
      { compensations: [{ id, compensationType: { id }, amount: '10.12345' }] },
      [['compensations[0].amount', 'Cannot exceed 2 digits after decimal place.']],
    ],
    [{ payments: [{ id, kind: 'Annual', amount: '10' }] }, [['payments[0].payee', 'Choose who is paid.']]],
    [
      {
        payments: [
          {
            id,
            kind: 'Annual',
            payee: { id },
            amount: '10',
            paidDate: '2026-05-02',
            returnedDate: '2026-05-01',
          },
        ],
      },
      [['payments[0].returnedDate', 'It was returned before it was paid.']],
    ],
    [
      { landowners: [{ id }] },
      [['landowners[0].businessAssociate', 'Choose a business associate or type the legal name.']],
    ],
    [
      { landowners: [{ id, legalName: 'Jane Doe', contact: { id } }] },
      [['landowners[0].businessAssociate', 'Required value.']],
    ],
    [
      { landowners: [{ id, legalName: 'J', interestFractionNumerator: 1 }] },
      [['landowners[0].interestFractionDenominator', 'Required value.']],
    ],
    [
      { landowners: [{ id, legalName: 'J', interestFractionNumerator: 3, interestFractionDenominator: 2 }] },
      [['landowners[0].interestFractionNumerator', 'A share cannot be more than the whole.']],
    ],
    [
      { landowners: [{ id, legalName: 'J', isJointTenant: true, interestPercentage: '50' }] },
      [
        [
          'landowners[0].isJointTenant',
          'Joint tenants hold the land together and have no shares. Clear the share or the mark.',
        ],
      ],
    ],
    [
      { landowners: [{ id, legalName: 'J', groupShareNumerator: 1, groupShareDenominator: 2 }] },
      [
        [
          'landowners[0].ownerGroup',
          'Name the group that this share belongs to, as A, or take the share away.',
        ],
      ],
    ],
    [
      {
        landowners: [
          { id, legalName: 'J', ownerGroup: 'A', groupShareNumerator: 1, groupShareDenominator: 2 },
          { id: other, legalName: 'K', ownerGroup: 'a', isJointTenant: true },
        ],
      },
      [
        [
          'landowners[1].ownerGroup',
          'Group A is held by joint tenants or in common, and not both. Choose one for all of its owners.',
        ],
      ],
    ],
    [
      {
        relatedParcels: [
          { id, parcel: { id } },
          { id: other, parcel: { id } },
        ],
      },
      [['relatedParcels[1].parcel', 'This value is already used.']],
    ],
    [
      { lifeSteps: [{ id, kind: 'Renewal', date: '2026-05-01' }] },
      [['lifeSteps[0].newExpiryDate', 'Required value.']],
    ],
    [
      { lifeSteps: [{ id, kind: 'Surrender', date: '2026-05-01', assignee: { id } }] },
      [['lifeSteps[0].assignee', 'Invalid value.']],
    ],
    [
      {
        lifeSteps: [
          { id, kind: 'PartialSurrender', date: '2026-05-01', previousArea: '2', surrenderedArea: '2.5' },
        ],
      },
      [['lifeSteps[0].surrenderedArea', 'More is given back than there is.']],
    ],
    [
      {
        landowners: [
          { id, legalName: 'A' },
          { id, legalName: 'B' },
        ],
      },
      [['landowners', 'Invalid value.']],
    ],
  ])('%o is held to its rules', (values, errors) => {
    expect(broken(values)).toEqual(errors);
  });

  it('is edited with others by the rules that it has by itself', () => {
    expect(errorsOf(bulkValidator, { expiryDate: '2026-02-30' })).toEqual([
      { path: 'expiryDate', message: 'Invalid date format.' },
    ]);
  });
});

describe('shares', () => {
  it('are told in per cent, of a fraction where one is typed', () => {
    expect(percentOf({ interestFractionNumerator: 1, interestFractionDenominator: 3 })).toBe('33.3333');
    expect(percentOf({ interestPercentage: '12.5' })).toBe('12.5');
    expect(percentOf({ isJointTenant: true })).toBeUndefined();
    // A share that was entered before the person was marked as a joint tenant no longer counts.
    expect(percentOf({ isJointTenant: true, interestPercentage: '50' })).toBeUndefined();
  });

  it('of three thirds are the whole, and more than the tolerance above it is over', () => {
    const third = { interestFractionNumerator: 1, interestFractionDenominator: 3 };
    expect([sharesTogether([third, third, third]), isOverWhole([third, third, third])]).toEqual([
      '99.9999',
      false,
    ]);
    expect(isOverWhole([{ interestPercentage: '100.01' }])).toBe(false);
    expect(isOverWhole([{ interestPercentage: '60' }, { interestPercentage: '40.02' }])).toBe(true);
    expect(isOverWhole([{ interestPercentage: '100' }, { isJointTenant: true }])).toBe(false);
    const couple = (ownerGroup: string, groupShareDenominator: number) => [
      { isJointTenant: true, ownerGroup, groupShareNumerator: 1, groupShareDenominator },
      { isJointTenant: true, ownerGroup },
    ];
    expect(sharesTogether([...couple('A', 2), ...couple('B', 4)])).toBe('75');
    expect(isOverWhole([...couple('A', 2), ...couple('B', 2), { interestPercentage: '1' }])).toBe(true);
  });
});

describe('amounts', () => {
  it('are priced by the override or else the gross area, rounded to the cent', () => {
    const land = { grossArea: '2.4567', unit: 'ha' };
    expect(amountOf({ costPerUnit: '1250.75', amount: '1' }, true, land)).toBe('3072.72');
    expect(amountOf({ costPerUnit: '1250.75', grossAreaOverride: '3' }, true, land)).toBe('3752.25');
    expect(amountOf({ costPerUnit: '1250.75', amount: '7' }, false, land)).toBe('7');
    expect(amountOf({ costPerUnit: '1250.75', amount: '7' }, true, { ...land, grossArea: null })).toBe('7');
  });

  it('are added up for the first year and for each later one', () => {
    const heads = [{ amount: '4000' }, { amount: '700.5', isAnnual: true }, { amount: null }];
    expect(compensationTotals(heads)).toEqual({ firstYear: '4700.5', annual: '700.5' });
  });
});

describe('signing', () => {
  const signed = (signedDate: string | null, more: object = {}) => ({
    ...{ signedDate, isHomestead: false, isSpouseOnTitle: false, dowerConsentDate: null },
    ...more,
  });

  it('is done when the last has signed, with a later dower consent', () => {
    expect(signedByAll([])).toBeNull();
    expect(signedByAll([signed('2026-05-01'), signed(null)])).toBeNull();
    expect(signedByAll([signed('2026-05-03'), signed('2026-05-01')])).toBe('2026-05-03');
    expect(signedByAll([signed('2026-05-01', { isHomestead: true, dowerConsentDate: '2026-05-09' })])).toBe(
      '2026-05-09',
    );
  });

  it('sets when the documents were acquired, unless somebody did so by hand', () => {
    const none = { landowners: [], documentsAcquiredDate: null };
    expect(acquiredDate(none, [signed('2026-05-01')])).toBe('2026-05-01');
    const followed = { landowners: [signed('2026-05-01')], documentsAcquiredDate: '2026-05-01' };
    expect(acquiredDate(followed, [signed('2026-05-02')])).toBe('2026-05-02');
    expect(acquiredDate(followed, [signed(null)])).toBeNull();
    const byHand = { landowners: [signed('2026-05-01')], documentsAcquiredDate: '2026-04-20' };
    expect(acquiredDate(byHand, [signed('2026-05-02')])).toBe('2026-04-20');
  });

  it('leaves the day on which they were acquired where one who signed sells the land', () => {
    const seller = signed('2026-05-02', { id: 'seller' });
    const partner = signed('2026-05-01', { id: 'partner' });
    const buyer = signed(null, { id: 'buyer' });
    const before = { landowners: [partner, seller], documentsAcquiredDate: '2026-05-02' };
    // In one save or in two; whoever buys is bound by what was signed.
    expect(acquiredDate(before, [partner, buyer])).toBe('2026-05-02');
    expect(acquiredDate(before, [partner])).toBe('2026-05-02');
    expect(acquiredDate({ ...before, landowners: [partner] }, [partner, buyer])).toBe('2026-05-02');
    expect(acquiredDate(before, [])).toBe('2026-05-02');
    expect(acquiredDate({ ...before, landowners: [] }, [buyer])).toBe('2026-05-02');
    // One who was forgotten has to sign; nothing was acquired from one who had not signed.
    expect(acquiredDate(before, [partner, seller, buyer])).toBeNull();
    const open = { landowners: [partner, buyer], documentsAcquiredDate: null };
    expect(acquiredDate(open, [partner])).toBe('2026-05-01');
  });

  it('tells how far an owner is', () => {
    const nothing = { sentDate: null, signedDate: null, registeredDate: null };
    expect(signingState(nothing)).toBe('notSent');
    expect(signingState({ ...nothing, sentDate: '2026-05-01' })).toBe('sent');
    expect(signingState({ ...nothing, signedDate: '2026-05-01' })).toBe('signed');
    expect(signingState({ ...nothing, signedDate: '2026-05-01', registeredDate: '2026-06-01' })).toBe(
      'registered',
    );
  });
});

it('a payment is due, late, requisitioned, paid or came back', () => {
  const payment = { dueDate: '2026-05-10', requisitionedDate: null, paidDate: null, returnedDate: null };
  expect(paymentState(payment, '2026-05-10')).toBe('due');
  expect(paymentState(payment, '2026-05-11')).toBe('overdue');
  expect(paymentState({ ...payment, requisitionedDate: '2026-05-01' }, '2026-05-10')).toBe('requisitioned');
  expect(paymentState({ ...payment, paidDate: '2026-05-20' }, '2026-06-01')).toBe('paid');
  expect(paymentState({ ...payment, heldDate: '2026-05-02' }, '2026-06-01')).toBe('held');
  const returned = { ...payment, paidDate: '2026-05-20', returnedDate: '2026-05-25' };
  expect(paymentState({ ...returned, closing: 'Replaced' }, '2026-06-01')).toBe('replaced');
  expect(paymentState({ ...payment, closing: 'Cancelled' }, '2026-06-01')).toBe('cancelled');
  expect(paymentState({ ...payment, paidDate: '2026-05-01', returnedDate: '2026-05-20' }, '2026-06-01')).toBe(
    'returned',
  );
});
