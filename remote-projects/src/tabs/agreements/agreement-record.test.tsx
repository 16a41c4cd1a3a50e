import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answer, type Answers, fillIn, pickFrom, refusals } from 'shared-ui/testing';
import { describe, expect, it } from 'vitest';
import {
  aLandowner,
  anAgreement,
  aRule,
  asAnswered,
  associates,
  parcels,
  threeLines,
} from '../../testing/made-up-agreements.ts';
import { aProject, placeOfProject } from '../../testing/made-up-projects.ts';
import {
  agreementsTab,
  area,
  forAgreementRecords,
  inputOf,
  openAgreement,
  press,
  save,
  uuid,
} from '../../testing/show-agreement.tsx';

forAgreementRecords();

const [first, second] = threeLines;

/** The API's answer for a list of land with one known description. */
const matchOf = (parcel: (typeof parcels)[number] | undefined): Answer => ({
  data: {
    matches: [
      {
        __typename: 'ParcelMatch',
        text: 'NW-36-042-03-W5M',
        readAs: parcel?.formattedLegalDescription ?? null,
        parcel: parcel ?? null,
      },
    ],
  },
});

describe('the record of an agreement', () => {
  it('opens at the field that its address asks for', async () => {
    await openAgreement({ area: 'details?field=referenceNumber' });
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('referenceNumber'));
  });

  it('has all short areas on one page, and those with a list of their own a page each', async () => {
    const { goTo } = await openAgreement();
    for (const name of ['Details', 'Landowners', 'Occupants', 'Parcels', 'Titles', 'Compensation'])
      expect(screen.getByRole('region', { name })).toBeTruthy();
    for (const name of ['Payments', 'Survey conditions', 'Area and length', 'Amendments and renewals'])
      expect(screen.getByRole('region', { name })).toBeTruthy();
    const areas = within(screen.getByRole('navigation', { name: /^agreement/ }));
    expect(areas.getAllByRole('link')).toHaveLength(17);
    await goTo(`${agreementsTab}/${first?.id}/history`);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Landowners' })).toBeNull());
  });

  it('is saved with the project: what was typed, and the lists in their order', async () => {
    const { sent } = await openAgreement();
    fillIn('Name', 'Beg home quarter');
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(inputOf(sent())).toMatchObject({
      id: first?.id,
      revision: 3,
      name: 'Beg home quarter',
      term: 25,
      termUnit: 'YEARS',
      consentRequestedDate: '2026-10-01',
      grossArea: '2',
      areaUnit: { id: anAgreement().areaAndLength.areaUnit?.id },
      landowners: [
        {
          id: aLandowner().id,
          businessAssociate: { id: associates[0]?.id },
          interestFractionNumerator: 1,
          interestFractionDenominator: 2,
        },
      ],
    });
    expect(inputOf(sent())).not.toHaveProperty('sequence');
  });

  it('goes on to the next and the previous one by keys, in the area that is open', async () => {
    const { place } = await openAgreement({ area: 'survey-conditions' });
    act(() => screen.getByLabelText(/^Name \*$/).focus());
    fireEvent.keyDown(window, { key: 'ArrowDown', altKey: true });
    await waitFor(() =>
      expect(place()).toBe(`/surface-project/${agreementsTab}/${second?.id}/survey-conditions`),
    );
    await waitFor(() =>
      expect((screen.getByLabelText(/^Name \*$/) as HTMLInputElement).value).toBe('Second'),
    );
    // The focus is at the beginning of the row, and not at the heading of its project.
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: /Second/ }));
    fireEvent.keyDown(window, { key: 'ArrowUp', altKey: true });
    await waitFor(() =>
      expect(place()).toBe(`/surface-project/${agreementsTab}/${first?.id}/survey-conditions`),
    );
  });

  it('keeps what was typed while somebody goes on to another', async () => {
    await openAgreement();
    fillIn('Name', 'Changed');
    expect(await screen.findByRole('button', { name: '1 change' })).toBeTruthy();
    fireEvent.keyDown(window, { key: 'ArrowDown', altKey: true });
    await waitFor(() =>
      expect((screen.getByLabelText(/^Name \*$/) as HTMLInputElement).value).toBe('Second'),
    );
    fireEvent.keyDown(window, { key: 'ArrowUp', altKey: true });
    await waitFor(() =>
      expect((screen.getByLabelText(/^Name \*$/) as HTMLInputElement).value).toBe('Changed'),
    );
  });

  it('refuses an expiry before its start, at the field', async () => {
    const { sent } = await openAgreement();
    fillIn('Effective', '2026-05-01');
    fillIn('Expiry', '2026-04-30');
    save();
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('expiryDate'));
    expect(sent()).toEqual([]);
  });

  it('is for reading where the project is', async () => {
    await openAgreement({ project: aProject({ canEdit: false }), rights: { isReadOnly: true } });
    expect((screen.getByLabelText(/^Name \*$/) as HTMLInputElement).readOnly).toBe(true);
    expect(area('Landowners').queryByRole('button', { name: 'Add: Landowners' })).toBeNull();
  });

  const rail = () => within(screen.getByRole('complementary', { name: 'The agreement at a glance' }));
  const rules: Answers = {
    AgreementRuleTable: () => ({
      data: {
        project: placeOfProject,
        rules: asAnswered([
          aRule('CopyOfAgreement', { length: 48, lengthUnit: 'Hours' }),
          aRule('DowerConsent', { length: 3, lengthUnit: 'Years' }),
          aRule('ExpiryReminder', { length: 6, lengthUnit: 'Months', jurisdiction: null }),
        ]),
      },
    }),
  };
  const inAlberta = parcels.slice(0, 1).map((parcel) => ({ id: uuid(391), sequence: 1, parcel }));

  it('tells its rules with clock, source and section', async () => {
    await openAgreement({
      agreement: {
        relatedParcels: inAlberta,
        landowners: [aLandowner({ copyLeftAt: '2126-11-20T17:00:00.000Z' })],
      },
      answers: rules,
    });
    expect(
      await rail().findByText(/^Neither resume talks with Ann Beg nor accept a signature before/),
    ).toBeTruthy();
    expect(
      rail().getByText(/Land Agents Licensing Act · s\. 17\(1\)\. Check the current text\./),
    ).toBeTruthy();
    expect(rail().getByText(/^Until Nov-22-2126/)).toBeTruthy();
  });

  it('tells unpaid rents by the saved schedule and the amounts that are typed', async () => {
    const compensationType = {
      id: uuid(392),
      code: 'Loss of use',
      description: null,
      isCostPerAreaUnit: false,
    };
    const head = {
      ...{ id: uuid(393), sequence: 1, compensationType, amount: '2400', isAnnual: true, costPerUnit: null },
      ...{ priceUnit: null, grossAreaOverride: null, date: null, notes: null },
    };
    await openAgreement({
      agreement: {
        dates: { ...anAgreement().dates, effectiveDate: '2001-05-01' },
        relatedParcels: inAlberta,
        compensations: [head],
      },
      answers: {
        ...rules,
        AgreementSentences: () => ({
          data: {
            clocks: [],
            schedule: {
              ...{
                __typename: 'RentSchedule',
                id: first?.id,
                firstDueDate: '2020-05-01',
                endDate: '2021-12-31',
              },
              ...{ intervalMonths: 12, hold: 'Dispute' },
              rates: [
                {
                  ...{ __typename: 'RentRate', id: 'r1' },
                  compensationType: { __typename: 'CompensationType', id: compensationType.id },
                  ...{ fromDate: '2021-01-01', amount: '2500' },
                },
              ],
            },
          },
        }),
      },
    });
    // 2,400 of 2020 and 2,500 of 2021; nothing before the first day and after the end.
    expect(
      await rail().findByText(
        '$4,900.00 are due and not paid. Payments are held because of a dispute, and the rent due on May-01-2020 is still owed.',
      ),
    ).toBeTruthy();
    expect(rail().getByText(/^Not met: .*Unpaid compensation/)).toBeTruthy();
    fillIn('Expiry', '2020-12-31');
    expect(await rail().findByText(/^\$2,400.00 are due and not paid/)).toBeTruthy();
  });

  it('says by how much the dated amounts differ from what runs have paid', async () => {
    const compensationType = {
      id: uuid(392),
      code: 'Loss of use',
      description: null,
      isCostPerAreaUnit: false,
    };
    const paid = (place: number, day: string) => ({
      ...{
        id: uuid(395 + place),
        sequence: place,
        number: `P-${place}`,
        kind: 'Annual' as const,
        amount: '2400',
      },
      ...{
        payee: { __typename: 'BusinessAssociate' as const, id: uuid(600), name: 'Edna Farmer' },
        dueDate: day,
        requisitionedDate: null,
        paidDate: day,
        returnedDate: null,
        heldDate: null,
      },
      ...{ heldReason: null, closing: null, closedDate: null, closingReason: null },
      ...{ reference: null, notes: null, gstAmount: null, gstTax: null },
    });
    await openAgreement({
      agreement: {
        dates: { ...anAgreement().dates, effectiveDate: '2001-05-01' },
        relatedParcels: inAlberta,
        compensations: [
          {
            ...{
              id: uuid(393),
              sequence: 1,
              compensationType,
              amount: '2400',
              isAnnual: true,
              costPerUnit: null,
            },
            ...{ priceUnit: null, grossAreaOverride: null, date: null, notes: null },
          },
        ],
        payments: [paid(1, '2020-05-01'), paid(2, '2021-05-01')],
      },
      answers: {
        ...rules,
        AgreementSentences: () => ({
          data: {
            clocks: [],
            schedule: {
              ...{
                __typename: 'RentSchedule',
                id: first?.id,
                firstDueDate: '2020-05-01',
                endDate: '2021-12-31',
              },
              ...{ intervalMonths: 12, hold: null },
              rates: [
                {
                  ...{ __typename: 'RentRate', id: 'r1' },
                  compensationType: { __typename: 'CompensationType', id: compensationType.id },
                  ...{ fromDate: '2021-01-01', amount: '2500' },
                },
              ],
            },
          },
        }),
      },
    });
    // 2,500 less 2,400 of 2021; no dated amount says anything of 2020.
    expect(
      await rail().findByText(
        /^Runs paid \$100\.00 less than the dated amounts say now, from the rent due on May-01-2021 on\./,
      ),
    ).toBeTruthy();
    expect(rail().getByText('Everything that is due is paid.')).toBeTruthy();
  });

  it('calls a review by its matter, as not every province has it every five years', async () => {
    const head = {
      ...{ id: uuid(394), sequence: 1, amount: '2400', isAnnual: true, costPerUnit: null },
      ...{ compensationType: null, priceUnit: null, grossAreaOverride: null, date: null, notes: null },
    };
    const byCustom = aRule('ReviewAnniversary', { length: 3, lengthUnit: 'Years' });
    await openAgreement({
      agreement: {
        dates: { ...anAgreement().dates, effectiveDate: '2125-12-15' },
        relatedParcels: inAlberta,
        compensations: [head],
      },
      answers: {
        AgreementRuleTable: () => ({ data: { project: placeOfProject, rules: asAnswered([byCustom]) } }),
      },
    });
    expect(await rail().findByText('Compensation review · upcoming')).toBeTruthy();
    expect(
      rail().getByText(/^(No rule is broken or due|Not every rule of its province was looked at)\.$/),
    ).toBeTruthy();
  });

  it('has sentences about hours from the server as long as what is saved is typed', async () => {
    const owner = aLandowner({ copyLeftAt: '2126-11-20T17:00:00.000Z' });
    await openAgreement({
      agreement: { relatedParcels: inAlberta, landowners: [owner] },
      answers: {
        ...rules,
        AgreementSentences: () => ({
          data: {
            schedule: null,
            clocks: [
              {
                ...{ __typename: 'AgreementRule', id: 'c1', kind: 'FortyEightHours', state: 'Open' },
                ...{ rowId: owner.id, endsAt: '2126-11-22T17:00:00.000Z' },
                sentence: 'As the server says it.',
              },
            ],
          },
        }),
      },
    });
    expect(await rail().findByText('As the server says it.')).toBeTruthy();
    expect(rail().queryByText(/^Looked at · /)).toBeNull();
    fireEvent.doubleClick(area('Landowners').getByText('Ann Beg'));
    const page = within(await screen.findByRole('region', { name: 'Landowners: Ann Beg' }));
    fillIn('Copy left at', '2126-11-21 10:00', page);
    expect(await rail().findByText(/^Neither resume talks with Ann Beg/)).toBeTruthy();
    expect(rail().queryByText('As the server says it.')).toBeNull();
  });

  it('tells what is typed before anything is saved, also of land that was only just added', async () => {
    const { sent } = await openAgreement({
      answers: { ...rules, ParcelsByDescription: () => matchOf(parcels[0]) },
    });
    expect(await rail().findByText(/^No province: the rules cannot be applied/)).toBeTruthy();
    expect(rail().getByText('No province')).toBeTruthy();
    expect(rail().queryByText(/Land Agents/)).toBeNull();
    fillIn('Expiry', '2120-01-31');
    expect(await rail().findByText('It expires on Jan-31-2120.')).toBeTruthy();
    fillIn('Expiry', '2020-01-31');
    expect(
      await rail().findByText('It expired on Jan-31-2020. Renew it, or note its surrender.'),
    ).toBeTruthy();
    fillIn('Expiry', '2020-13');
    await waitFor(() => expect(rail().queryByText(/^It expire/)).toBeNull());
    await press('Paste a list …', area('Parcels'));
    const page = within(await screen.findByRole('dialog'));
    fireEvent.change(page.getByRole('textbox'), { target: { value: 'NW 36-42-3-W5' } });
    await press('Read the list', page);
    await page.findByRole('button', { name: 'Add 1 parcel' });
    await press('Add 1 parcel', page);
    expect(await rail().findByText(/^Note when the completed copy is left with Ann Beg/)).toBeTruthy();
    expect(rail().queryByText(/^No province/)).toBeNull();
    // Rules without requirements are listed, and so is that some have not been checked.
    expect(rail().getByText(/^Checked, and nothing is required now: /)).toBeTruthy();
    expect(rail().getByText(/^Alberta: there is no rule here about the review of annual/)).toBeTruthy();
    // Neither is a duty that could be kept or broken.
    expect(rail().getByText('Looked at')).toBeTruthy();
    expect(rail().getAllByText('Not looked at')).not.toHaveLength(0);
    expect(sent()).toEqual([]);
  });

  it('says why its rules could not be read, and reads them again', async () => {
    let isBroken = true;
    await openAgreement({
      answers: {
        ...rules,
        AgreementRuleTable: () =>
          isBroken ? refusals('The database is away.') : { data: { project: placeOfProject, rules: [] } },
      },
    });
    expect(await rail().findByText('The database is away.')).toBeTruthy();
    isBroken = false;
    await press('Try Again', rail());
    expect(await rail().findByText(/^No province: the rules cannot be applied/)).toBeTruthy();
  });
});

describe('the occupants of an agreement', () => {
  it('consent on a day, which is saved and stands in their list', async () => {
    const { sent } = await openAgreement();
    await press('Add: Occupants');
    const fresh = await screen.findByRole('region', { name: 'Occupants: (not named yet)' });
    await pickFrom('Business associate', 'Bob Beg', within(fresh));
    const occupant = within(await screen.findByRole('region', { name: 'Occupants: Bob Beg' }));
    fillIn('Consented', 'nov 5 2026', occupant);
    expect(await area('Occupants').findByText('Nov-05-2026')).toBeTruthy();
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(inputOf(sent())['occupants']).toMatchObject([{ consentDate: '2026-11-05' }]);
  });
});
