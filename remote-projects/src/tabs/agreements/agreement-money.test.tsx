import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fillIn, pickFrom, takeToasts } from 'shared-ui/testing';
import { describe, expect, it } from 'vitest';
import { aLandowner, anAgreement, associates, aTitle, parcels } from '../../testing/made-up-agreements.ts';
import {
  area,
  forAgreementRecords,
  inputOf,
  openAgreement,
  press,
  save,
  uuid,
} from '../../testing/show-agreement.tsx';

forAgreementRecords();

describe('the land and the money of an agreement', () => {
  const perUnit = {
    id: uuid(502),
    sequence: 1,
    compensationType: { id: uuid(504), code: 'Loss of use', description: null, isCostPerAreaUnit: true },
    amount: null,
    costPerUnit: '1250.5',
    priceUnit: null,
    grossAreaOverride: null,
    isAnnual: true,
    date: null,
    notes: null,
  };
  const entry = {
    ...perUnit,
    id: uuid(503),
    sequence: 2,
    compensationType: { id: uuid(505), code: 'Entry fee', description: null, isCostPerAreaUnit: false },
    amount: '500',
    costPerUnit: null,
    isAnnual: false,
  };

  it('prices by area, tells the first year and the later ones apart, and follows the gross area', async () => {
    await openAgreement({ agreement: { compensations: [perUnit, entry] } });
    expect(area('Compensation').getByText('$3,001.00')).toBeTruthy();
    expect(area('Compensation').getAllByText('$2,501.00').length).toBeGreaterThan(0);
    fillIn('Gross area', '3');
    await waitFor(() => expect(area('Compensation').getByText('$4,251.50')).toBeTruthy());
  });

  it('shows the annual amount that is valid today beside the entered one where the rents have another', async () => {
    const rate = (id: number, fromDate: string, amount: string) => ({
      ...{ __typename: 'RentRate', id: uuid(id), fromDate, amount },
      compensationType: { __typename: 'CompensationType', id: uuid(505) },
    });
    const schedule = {
      ...{ __typename: 'RentSchedule', id: uuid(300), firstDueDate: null, intervalMonths: 12 },
      ...{ endDate: null, hold: null, isInProportion: false },
      rates: [rate(301, '2021-05-01', '640.25'), rate(302, '2099-05-01', '9999')],
    };
    await openAgreement({
      agreement: { compensations: [{ ...entry, isAnnual: true }] },
      answers: { AgreementSentences: () => ({ data: { clocks: [], schedule } }) },
    });
    // $500.00 were entered; $640.25 apply since May 2021, and those of 2099 do not yet.
    await waitFor(() => expect(area('Compensation').getByText('$640.25')).toBeTruthy());
    const totals = [...document.querySelectorAll('dl dt')].map(
      (name) => `${name.textContent}: ${name.nextElementSibling?.textContent}`,
    );
    expect(totals.filter((one) => one.includes('year'))).toEqual([
      'First year: $500.00',
      'Each later year, as entered: $500.00',
      'Each later year, as of today by the rents: $640.25',
    ]);
  });

  it('converts an area in hectares for a price by the acre, and shows it', async () => {
    await openAgreement({ agreement: { compensations: [{ ...perUnit, priceUnit: 'ac' }] } });
    // 2 ha are 4.9421 ac; 4.9421 times 1,250.50 is 6,180.0961.
    expect(area('Compensation').getByText('2 ha = 4.9421 ac')).toBeTruthy();
    expect(area('Compensation').getByText('$1,250.50')).toBeTruthy();
    expect(area('Compensation').getAllByText('$6,180.10').length).toBeGreaterThan(0);
  });

  it('shows a price with all decimals that it is multiplied with', async () => {
    await openAgreement({
      agreement: { compensations: [{ ...perUnit, costPerUnit: '0.2535', priceUnit: 'm2' }] },
    });
    // 2 ha are 20,000 m2; times 0.2535.
    expect(area('Compensation').getByText('$0.2535')).toBeTruthy();
    expect(area('Compensation').getAllByText('$5,070.00').length).toBeGreaterThan(0);
  });

  it('splits what is due among the owners without losing a cent', async () => {
    const others = associates.map((businessAssociate, place) =>
      aLandowner({
        id: `00000000-0000-4000-8000-00000000040${place}`,
        sequence: place + 1,
        businessAssociate,
        interestFractionNumerator: 1,
        interestFractionDenominator: 3,
      }),
    );
    const { sent } = await openAgreement({
      agreement: { compensations: [{ ...entry, amount: '100' }], landowners: others },
    });
    await press('Split the first year');
    // It is due only once.
    const again = () => screen.getByRole('button', { name: 'Split the first year' });
    await waitFor(() => expect(again()).toHaveProperty('disabled', true));
    expect(again().title).toMatch(/is due once/);
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(inputOf(sent())['payments']).toMatchObject([
      {
        ...{ kind: 'FirstYear', payee: { id: associates[0]?.id }, amount: '33.34' },
        notes: expect.stringMatching(/^A cent left over after the split/),
      },
      { amount: '33.33' },
      { amount: '33.33' },
    ]);
  });

  const halfAndJoint = associates.slice(0, 3).map((businessAssociate, place) =>
    aLandowner({
      id: `00000000-0000-4000-8000-00000000041${place}`,
      sequence: place + 1,
      businessAssociate,
      ...(place === 0
        ? { interestFractionNumerator: 1, interestFractionDenominator: 2 }
        : { isJointTenant: true, interestFractionNumerator: null, interestFractionDenominator: null }),
    }),
  );

  const aPayment = (change: object) => ({
    ...{ sequence: 1, number: null, kind: 'FirstYear' as const },
    ...{
      payee: { __typename: 'BusinessAssociate' as const, id: uuid(600), name: 'Edna Farmer' },
      amount: '500',
      gstAmount: null,
      gstTax: null,
      dueDate: '2026-01-05',
    },
    ...{ requisitionedDate: null, paidDate: null, returnedDate: null, reference: null, notes: null },
    ...{ closing: null, closedDate: null, closingReason: null, heldDate: null, heldReason: null },
    ...{ id: uuid(601), ...change },
  });

  it.each([
    ['the only owner, of the first year', 1, [], ['FirstYear', associates[0]?.id]],
    ['nobody yet where there are two owners', 2, [], ['FirstYear', undefined]],
    ['the only owner, of nothing yet after the first year', 1, [{}], [null, associates[0]?.id]],
    [
      'the first year again, which came back or was cancelled',
      1,
      [
        { paidDate: '2026-01-05', returnedDate: '2026-01-20' },
        { id: uuid(602), sequence: 2, closing: 'Cancelled' },
      ],
      ['FirstYear', associates[0]?.id],
    ],
  ] as const)('begins a new payment to %s', async (_title, owners, payments, [kind, payee]) => {
    const landowners = associates.slice(0, owners).map((businessAssociate, place) =>
      aLandowner({
        id: `00000000-0000-4000-8000-00000000042${place}`,
        sequence: place + 1,
        businessAssociate,
      }),
    );
    const { sent } = await openAgreement({ agreement: { landowners, payments: payments.map(aPayment) } });
    await press('Add: Payments');
    const chosen = area('Payments').getByRole<HTMLSelectElement>('combobox', { name: /^For/ });
    expect(chosen.value).toBe(kind ?? '');
    if (kind === null) fireEvent.change(chosen, { target: { value: 'Damage' } });
    fillIn('Amount', '850', area('Payments'));
    save();
    if (payee === undefined) {
      await waitFor(() => expect(area('Payments').getAllByText(/payee/i).length).toBeGreaterThan(0));
      expect(sent()).toHaveLength(0);
      return;
    }
    await waitFor(() => expect(sent()).toHaveLength(1));
    const made = inputOf(sent())['payments'];
    expect(Array.isArray(made) && made.at(-1)).toMatchObject({
      ...{ kind: kind ?? 'Damage', payee: { id: payee }, amount: '850' },
    });
  });

  const aSchedule = (change: object = {}) => ({
    data: {
      schedule: {
        ...{ __typename: 'RentSchedule', id: uuid(300), firstDueDate: null, intervalMonths: 12 },
        ...{ endDate: null, hold: null, isInProportion: false, rates: [], ...change },
      },
    },
  });

  /** Presses the button and waits for as many payments as there are then. */
  const splitTheRent = async (payments: number) => {
    await press('Split the annual part');
    await waitFor(() => expect(area('Payments').getAllByText('Annual')).toHaveLength(payments));
  };

  const ofRents = {
    dates: { ...anAgreement().dates, effectiveDate: '2005-03-10' },
    compensations: [{ ...entry, amount: '1600', isAnnual: true }],
    landowners: halfAndJoint,
  };

  it('splits a rent by the groups of owners, one anniversary after the other', async () => {
    const { sent } = await openAgreement({
      agreement: ofRents,
      answers: { AgreementRentSchedule: () => aSchedule() },
    });
    await splitTheRent(3);
    await splitTheRent(6);
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    const made = inputOf(sent())['payments'];
    expect(made).toMatchObject(
      ['800', '400', '400', '800', '400', '400'].map((amount) => ({ kind: 'Annual', amount })),
    );
    const days = Array.isArray(made) ? made.map(({ dueDate }) => String(dueDate)) : [];
    const first = Number(days[0]?.slice(0, 4));
    expect(days).toEqual(
      [first, first, first, first + 1, first + 1, first + 1].map((year) => `${year}-03-10`),
    );
  });

  it('splits the rent of half a year by the amount that is dated for it, as the schedule says', async () => {
    const { sent } = await openAgreement({
      agreement: ofRents,
      answers: {
        AgreementRentSchedule: () =>
          aSchedule({
            ...{ firstDueDate: '2090-01-15', intervalMonths: 6 },
            rates: [
              {
                ...{ __typename: 'RentRate', id: uuid(301), fromDate: '2090-07-01', amount: '2000' },
                compensationType: { __typename: 'CompensationType', id: uuid(505) },
              },
            ],
          }),
      },
    });
    await splitTheRent(3);
    await splitTheRent(6);
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    // Half of 1,600, then half of 2,000; of each one half to the first owner.
    expect(inputOf(sent())['payments']).toMatchObject([
      ...['400', '200', '200'].map((amount) => ({ amount, dueDate: '2090-01-15' })),
      ...['500', '250', '250'].map((amount) => ({ amount, dueDate: '2090-07-15' })),
    ]);
  });

  it('adds no rent that the schedule holds, and says so; nor one whose schedule was not read', async () => {
    let isRead = false;
    await openAgreement({
      agreement: ofRents,
      answers: {
        AgreementRentSchedule: () => {
          if (isRead) return aSchedule({ hold: 'Stop' });
          isRead = true;
          return { errors: [{ message: 'The database is being moved.' }] };
        },
      },
    });
    await press('Split the annual part');
    await waitFor(() => expect(takeToasts()).toMatchObject([{ message: 'The database is being moved.' }]));
    await press('Split the annual part');
    await waitFor(() =>
      expect(takeToasts()).toMatchObject([
        { message: expect.stringMatching(/^The schedule of the rents stops payments/) },
      ]),
    );
    expect(area('Payments').queryByText('Annual')).toBeNull();
  });

  it.each([
    ['open', {}, true],
    ['paid', { paidDate: '2026-01-05' }, true],
    ['returned', { paidDate: '2026-01-05', returnedDate: '2026-01-20' }, false],
    ['cancelled', { closing: 'Cancelled' as const, closedDate: '2026-01-20' }, false],
  ])('splits the first year once: a payment that is %s', async (_state, change, isThere) => {
    await openAgreement({
      agreement: {
        compensations: [{ ...entry, amount: '500' }],
        landowners: halfAndJoint,
        payments: [aPayment(change)],
      },
    });
    const { title } = screen.getByRole('button', { name: 'Split the first year' });
    expect(title.startsWith('The first year is already among the payments')).toBe(isThere);
  });

  it('refuses to split what is nobody’s', async () => {
    const half = halfAndJoint.slice(0, 1);
    await openAgreement({
      agreement: { compensations: [{ ...entry, amount: '100' }], landowners: half },
    });
    const button = screen.getByRole('button', { name: 'Split the first year' });
    expect(button.title).toMatch(/50 % of the land has no owner here/);
  });

  it('asks whether shares that are no whole are those of several titles, and splits in proportion', async () => {
    const wholes = halfAndJoint.slice(0, 2).map((owner, place) => ({
      ...owner,
      isJointTenant: false,
      interestFractionNumerator: 1,
      interestFractionDenominator: place + 1,
    }));
    await openAgreement({
      agreement: {
        compensations: [{ ...entry, amount: '300' }],
        landowners: wholes,
        relatedTitles: [501, 502].map((id, place) => ({ id: uuid(id), sequence: place + 1, title: aTitle })),
      },
    });
    await press('Split the first year');
    const dialog = await screen.findByRole('dialog', { name: 'Split in proportion' });
    expect(dialog.textContent).toMatch(/add up to 150 %/);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Split in proportion' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Split in proportion' })).toBeNull());
    expect(area('Payments').getByText('$200.00')).toBeTruthy();
    expect(area('Payments').getByText('$100.00')).toBeTruthy();
  });

  it('names the tax that is in a payment', async () => {
    await openAgreement({
      agreement: {
        payments: [
          {
            ...{ id: uuid(701), sequence: 1, kind: 'Annual', payee: { id: uuid(702), name: 'Jane Doe' } },
            ...{ amount: '2400', gstAmount: '312', gstTax: 'HST', dueDate: '2026-05-01', reference: null },
            ...{ requisitionedDate: null, paidDate: null, returnedDate: null, notes: null, number: null },
            ...{ closing: null, closedDate: null, closingReason: null, heldDate: null, heldReason: null },
          },
        ],
      },
    });
    fireEvent.doubleClick(area('Payments').getByText('$312.00'));
    expect((await screen.findByLabelText('HST')).tagName).toBe('INPUT');
    expect(screen.queryByLabelText('GST/HST')).toBeNull();
  });

  it('takes parcels out of a list from a letter, and says what becomes of each line', async () => {
    const { sent, variablesOf } = await openAgreement({
      answers: {
        ParcelsByDescription: () => ({
          data: {
            matches: [
              {
                __typename: 'ParcelMatch',
                text: 'NW-36-042-03-W5M',
                readAs: parcels[0]?.formattedLegalDescription,
                parcel: parcels[0],
              },
              {
                __typename: 'ParcelMatch',
                text: 'ptn. SW-36-042-03-W5M',
                readAs: 'ptn. SW-36-042-03-W5M',
                parcel: parcels[0] && {
                  ...parcels[0],
                  id: uuid(700),
                  formattedLegalDescription: 'SW-36-042-03-W5M',
                },
              },
              {
                __typename: 'ParcelMatch',
                text: 'ptn. NE-36-042-03-W5M',
                readAs: 'ptn. NE-36-042-03-W5M',
                parcel: parcels[0] && {
                  ...parcels[0],
                  id: uuid(701),
                  formattedLegalDescription: 'ptn. NE-36-042-03-W5M',
                },
              },
            ],
          },
        }),
      },
    });
    await press('Paste a list …');
    const page = within(await screen.findByRole('dialog'));
    fillIn(
      'Legal descriptions',
      'NW and SE 36-42-3-W5, ptn. SW, ptn. NE\nthe old mill; sec 37-42-3-W5',
      page,
    );
    await press('Read the list', page);
    expect(
      await page.findByText('This is no legal description. Correct it above and read again.'),
    ).toBeTruthy();
    expect(page.getByText(/^No parcel SE-36-042-03-W5M is recorded yet/)).toBeTruthy();
    expect(page.getByText(/section/i, { selector: 'td' }).textContent).toContain('36');
    expect(variablesOf('ParcelsByDescription')[0]).toEqual({
      descriptions: [
        'NW-36-042-03-W5M',
        'SE-36-042-03-W5M',
        'ptn. SW-36-042-03-W5M',
        'ptn. NE-36-042-03-W5M',
      ],
    });
    expect(
      page.getByText(
        'Only a portion is named, and none is recorded: this is all of SW-36-042-03-W5M. Will be added.',
      ),
    ).toBeTruthy();
    expect(page.getByText(/ptn\. NE-36-042-03-W5M is recorded: see that it is the one/)).toBeTruthy();
    await page.findByRole('button', { name: 'Add 3 parcels' });
    await press('Add 3 parcels', page);
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(inputOf(sent())['relatedParcels']).toMatchObject([
      { parcel: { id: parcels[0]?.id } },
      { parcel: { id: uuid(700) } },
      { parcel: { id: uuid(701) } },
    ]);
  });

  it('shows areas in the other units, and converts the figures where another unit is chosen', async () => {
    const { sent } = await openAgreement({
      answers: {
        PickAreaUnits: () => ({
          data: {
            options: ['ha', 'ac'].map((code, place) => ({
              __typename: 'AreaUnit',
              id: uuid(600 + place),
              code,
            })),
          },
        }),
      },
    });
    expect(area('Area and length').getByText(/^= 4\.9421 ac/)).toBeTruthy();
    await pickFrom('Unit of the areas', 'ac', area('Area and length'));
    await press('Convert the figures from ha to ac');
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(inputOf(sent())).toMatchObject({ grossArea: '4.9421', areaUnit: { id: uuid(601) } });
  });

  it('converts the areas of compensation and surrenders too, and keeps a price for the unit of before', async () => {
    const { sent } = await openAgreement({
      answers: {
        PickAreaUnits: () => ({
          data: {
            options: ['ha', 'ac'].map((code, place) => ({
              __typename: 'AreaUnit',
              id: uuid(600 + place),
              code,
            })),
          },
        }),
      },
      agreement: {
        compensations: [
          { ...perUnit, grossAreaOverride: '2' },
          { ...perUnit, id: uuid(508), sequence: 2, priceUnit: 'ac', isAnnual: false },
          { ...entry, sequence: 3 },
        ],
        lifeSteps: [
          {
            ...{ id: uuid(509), sequence: 1, kind: 'PartialSurrender', date: '2026-11-01', details: null },
            ...{ previousExpiryDate: null, newExpiryDate: null, assignor: null, assignee: null },
            ...{ previousArea: '3', surrenderedArea: '1', registrationNumber: null, registeredDate: null },
          },
        ],
      },
    });
    // 2 ha at 1,250.50 a hectare, an amount, and 4.9421 ac at 1,250.50: 2,501 + 500 + 6,180.10.
    expect(area('Compensation').getByText('$9,181.10')).toBeTruthy();
    await pickFrom('Unit of the areas', 'ac', area('Area and length'));
    await press('Convert the figures from ha to ac');
    // The same land costs the same: 4.9421 ac are 2 ha.
    expect(area('Compensation').getByText('$9,181.10')).toBeTruthy();
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(inputOf(sent())).toMatchObject({
      grossArea: '4.9421',
      compensations: [
        { grossAreaOverride: '4.9421', priceUnit: 'ha' },
        { grossAreaOverride: null, priceUnit: 'ac' },
        { amount: '500', priceUnit: null },
      ],
      lifeSteps: [{ previousArea: '7.4132', surrenderedArea: '2.4711' }],
    });
  });

  it('keeps the area of what was paid once, where a part of the land is given back', async () => {
    const { sent } = await openAgreement({
      agreement: { compensations: [perUnit, { ...perUnit, id: uuid(508), sequence: 2, isAnnual: false }] },
    });
    await press('Add: Amendments and renewals');
    const step = within(await screen.findByRole('region', { name: /: Amendment$/ }));
    fireEvent.change(step.getByLabelText(/^Change type/), { target: { value: 'PartialSurrender' } });
    fillIn('Surrendered area', '0.5', step);
    await press('Set the gross area to 1.5');
    // 2 ha at 1,250.50 were paid; 1.5 ha are paid each year: 2,501 + 1,875.75.
    expect(area('Compensation').getByText('$4,376.75')).toBeTruthy();
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(inputOf(sent())).toMatchObject({
      grossArea: '1.5',
      compensations: [{ grossAreaOverride: null }, { grossAreaOverride: '2' }],
    });
  });

  it('says of the steps of a right of entry on which day they were taken', async () => {
    await openAgreement();
    await press('Add: Amendments and renewals');
    const step = within(await screen.findByRole('region', { name: /: Amendment$/ }));
    const days = { EntryNotice: 'Served on', EntryApplied: 'Filed on', EntryOrder: 'Made on' };
    for (const [kind, label] of Object.entries({ ...days, FederalEntryNotice: 'Served on' })) {
      fireEvent.change(step.getByLabelText(/^Change type/), { target: { value: kind } });
      expect(step.getByRole('textbox', { name: label }), kind).toBeTruthy();
    }
    fireEvent.change(step.getByLabelText(/^Change type/), { target: { value: 'Renewal' } });
    expect(step.getByRole('textbox', { name: 'Effective from' })).toBeTruthy();
  });

  it('keeps what became of it, and takes the new expiry over', async () => {
    const { sent } = await openAgreement({
      agreement: { dates: { ...anAgreement().dates, expiryDate: '2026-12-31' } },
    });
    await press('Add: Amendments and renewals');
    const step = within(await screen.findByRole('region', { name: /: Amendment$/ }));
    fillIn('New expiry', '2031-12-31', step);
    await press('Set the expiry date to Dec-31-2031');
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(inputOf(sent())).toMatchObject({
      expiryDate: '2031-12-31',
      lifeSteps: [{ kind: 'Amendment', previousExpiryDate: '2026-12-31', newExpiryDate: '2031-12-31' }],
    });
  });
});
