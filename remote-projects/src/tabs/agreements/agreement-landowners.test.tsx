import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fillIn, pickFrom } from 'shared-ui/testing';
import { describe, expect, it } from 'vitest';
import { aLandowner, associates, aTitle } from '../../testing/made-up-agreements.ts';
import {
  area,
  forAgreementRecords,
  inputOf,
  openAgreement,
  press,
  type ShowAgreementOptions,
  save,
  uuid,
} from '../../testing/show-agreement.tsx';

forAgreementRecords();

describe('the landowners of an agreement', () => {
  const openOwner = async (options: ShowAgreementOptions = {}) => {
    const view = await openAgreement(options);
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
      await openAgreement({
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
    await openAgreement({ agreement: { landowners: signed, documentsAcquiredDate: day } });
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

  it('say beside the consent of a spouse that it is dated after the signature', async () => {
    const { owner } = await openOwner();
    fireEvent.click(owner.getByRole('checkbox', { name: 'Homestead' }));
    await owner.findByLabelText('Dower or homestead consent');
    fillIn('Signed', '2026-11-05', owner);
    const warning = () => owner.queryByText('Dated after the agreement was signed.') !== null;
    for (const [day, isLate] of [
      ['2026-11-04', false],
      ['2026-11-05', false],
      ['2026-11-06', true],
    ] as const) {
      fillIn('Dower or homestead consent', day, owner);
      await waitFor(() => expect([day, warning()]).toEqual([day, isLate]));
    }
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

  const titleOwners: ShowAgreementOptions['answers'] = {
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
    const { sent } = await openAgreement({
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
    await openAgreement({
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
