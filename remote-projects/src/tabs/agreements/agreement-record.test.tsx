import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answer, type Answers, beforeForm, fillIn, pickFrom, refusals } from 'shared-ui/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AgreementRowFragment } from '../../generated/operations.ts';
import {
  aLandowner,
  anAgreement,
  aRule,
  asAnswered,
  associates,
  aTitle,
  inNoChain,
  parcels,
  threeLines,
} from '../../testing/made-up-agreements.ts';
import { aProject, placeOfProject, projectId } from '../../testing/made-up-projects.ts';
import { showProject } from '../../testing/show-project.tsx';

// Loaded before the first test looks for it, as when somebody is about to open it.
beforeAll(() =>
  Promise.all([
    import('./agreements-tab.tsx'),
    import('./agreement-rail.tsx'),
    import('./sections/agreement-section.tsx'),
  ]),
);

beforeEach(beforeForm);

const tab = `${projectId}/agreements`;
const uuid = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
const [first, second] = threeLines;

interface ShowOptions extends NonNullable<Parameters<typeof showProject>[0]> {
  readonly agreement?: Partial<AgreementRowFragment>;
  readonly area?: string;
}

/** Opens the record of the first agreement at one of its areas. */
async function open({ agreement = {}, area = 'details', ...options }: ShowOptions = {}) {
  const view = showProject({
    address: `${tab}/${first?.id}/${area}`,
    ...options,
    answers: {
      ProjectAgreements: () => ({
        data: {
          agreements: {
            __typename: 'AgreementConnection',
            nodes: asAnswered(threeLines),
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      }),
      ProjectAgreement: ({ id }) => {
        const line = threeLines.find((one) => one.id === id);
        return {
          data: {
            record: asAnswered(
              anAgreement({
                ...agreement,
                id: String(id),
                ...(line === first ? {} : { name: line?.name ?? '' }),
              }),
            ),
          },
        };
      },
      AgreementRuleTable: () => ({ data: { project: placeOfProject, rules: [] } }),
      AgreementChain: inNoChain,
      PickBusinessAssociates: () => ({
        data: {
          options: associates.map((one) => ({
            ...one,
            code: null,
            email: null,
            phoneNumber: null,
            cellNumber: null,
            isActive: true,
            isClient: false,
          })),
        },
      }),
      ...options.answers,
    },
  });
  await screen.findByLabelText(/^Name \*$/);
  return view;
}

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

const area = (name: string) => within(screen.getByRole('region', { name }));
const save = () => fireEvent.keyDown(window, { key: 's', ctrlKey: true });
const inputOf = (sent: readonly Readonly<Record<string, unknown>>[]) =>
  ((sent[0]?.['agreements'] ?? []) as readonly Readonly<Record<string, unknown>>[])[0] ?? {};
const press = (name: string, place: ReturnType<typeof within> | typeof screen = screen) =>
  act(async () => fireEvent.click(place.getByRole('button', { name })));

describe('the record of an agreement', () => {
  it('opens at the field that its address asks for', async () => {
    await open({ area: 'details?field=referenceNumber' });
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('referenceNumber'));
  });

  it('has all short areas on one page, and those with a list of their own a page each', async () => {
    const { goTo } = await open();
    for (const name of ['Details', 'Landowners', 'Occupants', 'Parcels', 'Titles', 'Compensation'])
      expect(screen.getByRole('region', { name })).toBeTruthy();
    for (const name of ['Payments', 'Survey conditions', 'Area and length', 'Amendments and renewals'])
      expect(screen.getByRole('region', { name })).toBeTruthy();
    const areas = within(screen.getByRole('navigation', { name: /^agreement/ }));
    expect(areas.getAllByRole('link')).toHaveLength(17);
    await goTo(`${tab}/${first?.id}/history`);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Landowners' })).toBeNull());
  });

  it('is saved with the project: what was typed, and the lists in their order', async () => {
    const { sent } = await open();
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
    const { place } = await open({ area: 'survey-conditions' });
    act(() => screen.getByLabelText(/^Name \*$/).focus());
    fireEvent.keyDown(window, { key: 'ArrowDown', altKey: true });
    await waitFor(() => expect(place()).toBe(`/surface-project/${tab}/${second?.id}/survey-conditions`));
    await waitFor(() =>
      expect((screen.getByLabelText(/^Name \*$/) as HTMLInputElement).value).toBe('Second'),
    );
    // The focus is at the beginning of the row, and not at the heading of its project.
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: /Second/ }));
    fireEvent.keyDown(window, { key: 'ArrowUp', altKey: true });
    await waitFor(() => expect(place()).toBe(`/surface-project/${tab}/${first?.id}/survey-conditions`));
  });

  it('keeps what was typed while somebody goes on to another', async () => {
    await open();
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
    const { sent } = await open();
    fillIn('Effective', '2026-05-01');
    fillIn('Expiry', '2026-04-30');
    save();
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('expiryDate'));
    expect(sent()).toEqual([]);
  });

  it('is for reading where the project is', async () => {
    await open({ project: aProject({ canEdit: false }), rights: { isReadOnly: true } });
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
    await open({
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
    await open({
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

  it('calls a review by its matter, as not every province has it every five years', async () => {
    const head = {
      ...{ id: uuid(394), sequence: 1, amount: '2400', isAnnual: true, costPerUnit: null },
      ...{ compensationType: null, priceUnit: null, grossAreaOverride: null, date: null, notes: null },
    };
    const byCustom = aRule('ReviewAnniversary', { length: 3, lengthUnit: 'Years' });
    await open({
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
    await open({
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
    const { sent } = await open({ answers: { ...rules, ParcelsByDescription: () => matchOf(parcels[0]) } });
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
    await open({
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
    const { sent } = await open();
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

describe('the landowners of an agreement', () => {
  const openOwner = async (options: ShowOptions = {}) => {
    const view = await open(options);
    fireEvent.doubleClick(area('Landowners').getByText('Ann Beg'));
    return { ...view, owner: within(await screen.findByRole('region', { name: 'Landowners: Ann Beg' })) };
  };

  it('sign, and when all have, the agreement is acquired on that day', async () => {
    const { owner, sent } = await openOwner();
    fillIn('Signed', '2026-11-05', owner);
    await waitFor(() =>
      expect((screen.getByLabelText('Acquired') as HTMLInputElement).value).toBe('2026-11-05'),
    );
    fillIn('Acquired', '2026-11-06');
    fillIn('Signed', '2026-11-04', owner);
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    // Values set by hand are kept.
    expect(inputOf(sent())).toMatchObject({
      documentsAcquiredDate: '2026-11-06',
      landowners: [{ signedDate: '2026-11-04' }],
    });
  });

  it.each([
    ['first', ['Remove: Landowners', 'Add: Landowners']],
    ['last', ['Add: Landowners', 'Remove: Landowners']],
  ])(
    'sell the land: it stays acquired on the day that they signed, the seller taken away %s',
    async (_when, acts) => {
      const seller = aLandowner({ signedDate: '2026-05-01' });
      await open({
        agreement: {
          landowners: [seller],
          documentsAcquiredDate: '2026-05-01',
        },
      });
      const acquired = () => (screen.getByLabelText('Acquired') as HTMLInputElement).value;
      expect(acquired()).toBe('2026-05-01');
      for (const what of acts) {
        if (what === 'Remove: Landowners')
          fireEvent.click(
            area('Landowners').getByText('Ann Beg').closest('tr')?.querySelector('[data-select]') as Element,
          );
        await press(what, area('Landowners'));
      }
      await waitFor(() => expect(acquired()).toBe('2026-05-01'));
      expect(area('Landowners').queryByText('Ann Beg')).toBeNull();
    },
  );

  it.each([
    ['was acquired', '2026-05-01'],
    ['was acquired by hand', '2026-04-20'],
    ['was not', null],
  ])('typed as signed by mistake and removed leave the day as it %s', async (_what, day) => {
    const signed = day === null ? [] : [aLandowner({ signedDate: '2026-05-01' })];
    await open({ agreement: { landowners: signed, documentsAcquiredDate: day } });
    const acquired = () => (screen.getByLabelText('Acquired') as HTMLInputElement).value;
    await press('Add: Landowners', area('Landowners'));
    const fresh = within(await screen.findByRole('region', { name: 'Landowners: (not named yet)' }));
    fillIn('Legal name', 'Cy Wrong', fresh);
    fillIn(
      'Signed',
      '2026-11-05',
      within(await screen.findByRole('region', { name: 'Landowners: Cy Wrong' })),
    );
    // By hand it is nobody else's.
    const meanwhile = day === '2026-04-20' ? day : '2026-11-05';
    await waitFor(() => expect(acquired()).toBe(meanwhile));
    const [line] = area('Landowners')
      .getAllByText('Cy Wrong')
      .flatMap((text) => text.closest('tr') ?? []);
    fireEvent.click(line?.querySelector('[data-select]') as Element);
    await press('Remove: Landowners', area('Landowners'));
    await waitFor(() => expect(acquired()).toBe(day ?? ''));
  });

  it('are counted as signed by days that are right, and as such only once they are saved', async () => {
    const { owner } = await openOwner();
    const glance = within(screen.getByRole('complementary', { name: 'The agreement at a glance' }));
    expect(glance.getByText('Signed 0 of 1, registered 0')).toBeTruthy();
    fillIn('Signed', 'soon', owner);
    expect(await glance.findByText('Once saved: signed 0 of 1, registered 0')).toBeTruthy();
    fillIn('Signed', 'nov 5 2026', owner);
    expect(await glance.findByText('Once saved: signed 1 of 1, registered 0')).toBeTruthy();
  });

  it('of a homestead need the other spouse, unless both sign', async () => {
    const { owner } = await openOwner();
    expect(owner.queryByLabelText('Dower or homestead consent')).toBeNull();
    fireEvent.click(owner.getByRole('checkbox', { name: 'Homestead' }));
    expect(await owner.findByLabelText('Dower or homestead consent')).toBeTruthy();
    fireEvent.click(owner.getByRole('checkbox', { name: 'Both spouses are on title and sign' }));
    await waitFor(() => expect(owner.queryByLabelText('Dower or homestead consent')).toBeNull());
  });

  it('have parts that are told together; more than the whole is a warning that holds up nothing', async () => {
    const { owner, sent } = await openOwner();
    expect(area('Landowners').getByText('Total shares: 50 %')).toBeTruthy();
    fillIn('Share: numerator', '', owner);
    fillIn('Share: denominator', '', owner);
    fillIn('Share %', '100', owner);
    expect(area('Landowners').queryByText(/more than the whole/)).toBeNull();
    await press('Add: Landowners');
    const fresh = await screen.findByRole('region', { name: 'Landowners: (not named yet)' });
    await pickFrom('Business associate', 'Bob Beg', within(fresh));
    fillIn('Share %', '0.02', within(await screen.findByRole('region', { name: 'Landowners: Bob Beg' })));
    expect(await area('Landowners').findByText(/more than the whole/)).toBeTruthy();
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(inputOf(sent())['landowners']).toMatchObject([
      { interestPercentage: '100' },
      { interestPercentage: '0.02', legalName: 'Bob Beg', legalAddress: '2 Range Road, Beg AB' },
    ]);
  });

  it('take a moment for the copy that was left, in the time of the person', async () => {
    const { owner, sent } = await openOwner();
    fillIn('Copy left at', '2026-11-20 10:05', owner);
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    const [row] = inputOf(sent())['landowners'] as readonly { readonly copyLeftAt: string }[];
    expect(row?.copyLeftAt).toBe(new Date(2026, 10, 20, 10, 5).toISOString());
  });

  const titleOwners: ShowOptions['answers'] = {
    AgreementTitleOwners: () => ({
      data: {
        title: {
          __typename: 'Title',
          id: aTitle.id,
          number: aTitle.number,
          ownerships: associates.slice(0, 2).map((one, place) => ({
            __typename: 'Ownership',
            id: `o${place}`,
            sequence: place + 1,
            businessAssociate: { __typename: 'BusinessAssociate', id: one.id, name: one.name },
            tenancy: 'COMMON',
            legalName: one.name.toUpperCase(),
            legalAddress: null,
            interestFractionNumerator: 1,
            interestFractionDenominator: 2,
            ownerGroup: null,
            groupShareNumerator: null,
            groupShareDenominator: null,
          })),
        },
      },
    }),
  };

  it('are taken over from a title with their parts; who is here stays', async () => {
    const { sent } = await open({
      agreement: { relatedTitles: [{ id: uuid(501), sequence: 1, title: aTitle }] },
      answers: titleOwners,
    });
    fireEvent.doubleClick(area('Titles').getByText(aTitle.number));
    await press('Copy owners from title');
    expect(await area('Landowners').findByText('Bob Beg')).toBeTruthy();
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(inputOf(sent())['landowners']).toMatchObject([
      { id: aLandowner().id },
      {
        businessAssociate: { id: associates[1]?.id },
        legalName: 'BOB BEG',
        interestFractionNumerator: 1,
        interestFractionDenominator: 2,
      },
    ]);
  });

  it('are added to those that are typed while the title is being read', async () => {
    await open({
      agreement: { relatedTitles: [{ id: uuid(501), sequence: 1, title: aTitle }] },
      answers: titleOwners,
    });
    fireEvent.doubleClick(area('Titles').getByText(aTitle.number));
    fireEvent.click(await screen.findByRole('button', { name: 'Copy owners from title' }));
    fireEvent.click(area('Landowners').getByRole('button', { name: 'Add: Landowners' }));
    expect(await area('Landowners').findByText('Bob Beg')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Landowners: (not named yet)' })).toBeTruthy();
  });
});

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
    await open({ agreement: { compensations: [perUnit, entry] } });
    expect(area('Compensation').getByText('$3,001.00')).toBeTruthy();
    expect(area('Compensation').getAllByText('$2,501.00').length).toBeGreaterThan(0);
    fillIn('Gross area', '3');
    await waitFor(() => expect(area('Compensation').getByText('$4,251.50')).toBeTruthy());
  });

  it('converts an area in hectares for a price by the acre, and shows it', async () => {
    await open({ agreement: { compensations: [{ ...perUnit, priceUnit: 'ac' }] } });
    // 2 ha are 4.9421 ac; 4.9421 times 1,250.50 is 6,180.0961.
    expect(area('Compensation').getByText('2 ha = 4.9421 ac')).toBeTruthy();
    expect(area('Compensation').getAllByText('$6,180.10').length).toBeGreaterThan(0);
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
    const { sent } = await open({
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
    const { sent } = await open({ agreement: { landowners, payments: payments.map(aPayment) } });
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

  it('splits a rent by the groups of owners, one anniversary after the other', async () => {
    const { sent } = await open({
      agreement: {
        dates: { ...anAgreement().dates, effectiveDate: '2005-03-10' },
        compensations: [{ ...entry, amount: '1600', isAnnual: true }],
        landowners: halfAndJoint,
      },
    });
    await press('Split the annual part');
    await press('Split the annual part');
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

  it('refuses to split what is nobody’s', async () => {
    const half = halfAndJoint.slice(0, 1);
    await open({
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
    await open({
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
    await open({
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
    const { sent, variablesOf } = await open({
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
    const { sent } = await open({
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
    expect(area('Area and length').getByText(/^= 4\.942 ac/)).toBeTruthy();
    await pickFrom('Unit of the areas', 'ac', area('Area and length'));
    await press('Convert the figures from ha to ac');
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(inputOf(sent())).toMatchObject({ grossArea: '4.9421', areaUnit: { id: uuid(601) } });
  });

  it('keeps what became of it, and takes the new expiry over', async () => {
    const { sent } = await open({
      agreement: { dates: { ...anAgreement().dates, expiryDate: '2026-12-31' } },
    });
    await press('Add: Amendments and renewals');
    const step = within(await screen.findByRole('region', { name: /: Amendment$/ }));
    fillIn('New expiry', '2031-12-31', step);
    await press('Set the expiry date to 2031-12-31');
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(inputOf(sent())).toMatchObject({
      expiryDate: '2031-12-31',
      lifeSteps: [{ kind: 'Amendment', previousExpiryDate: '2026-12-31', newExpiryDate: '2031-12-31' }],
    });
  });
});
