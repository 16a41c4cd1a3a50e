import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeForm, field, fillIn, saveButton, slideIn } from 'shared-ui/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anInstrument, aTitle, aTract, tractId } from '../testing/made-up-land.ts';
import { showLand } from '../testing/show-land.tsx';

beforeAll(() => import('../title-reading/read-title-page.tsx'));
beforeEach(beforeForm);

const first = aTitle(1, { status: 'Cancelled', registeredDate: '1980-03-01', cancelledDate: '2001-06-01' });
const second = aTitle(2, { status: 'Cancelled', registeredDate: '2001-06-01', cancelledDate: '2016-05-12' });
const third = aTitle(3);
const chain = [third, first, second];

const ownedOn = async (day: string) => {
  const region = await screen.findByRole('region', { name: 'Ownership history' });
  fireEvent.change(within(region).getByLabelText('Owner on'), { target: { value: day } });
  return within(region).getByRole('status').textContent;
};

describe('the chain of a title tract', () => {
  it('tells who owned it on a day', async () => {
    showLand({ address: `title-tract/${tractId}/titles`, tract: aTract(chain), titles: chain });
    expect(await ownedOn('1999-12-31')).toContain('Owner 1');
    expect(await ownedOn('2001-06-01')).toContain('Owner 2');
    expect(await ownedOn('2020-01-01')).toContain('Owner 3');
    expect(await ownedOn('1950-01-01')).toContain('No title recorded here was in force on that day.');
  });

  it('says where it is not whole', async () => {
    const late = aTitle(2, { registeredDate: '2003-01-01' });
    showLand({ address: `title-tract/${tractId}/titles`, tract: aTract([first, late]) });
    expect(
      await screen.findByText(/begins on Jan-01-2003; the previous one ended on Jun-01-2001/),
    ).toBeTruthy();
  });

  it('marks a search that is older than thirty days, of titles that can still change', async () => {
    showLand({ address: `title-tract/${tractId}/titles`, tract: aTract(chain), titles: chain });
    await ownedOn('2020-01-01');
    await waitFor(() => expect(screen.getAllByText('old')).toHaveLength(1));
  });

  it('loses a title that is taken out, which stays where else it stands', async () => {
    const { sent } = showLand({
      address: `title-tract/${tractId}/titles`,
      tract: aTract(chain),
      titles: chain,
    });
    const row = (await screen.findByText(first.number)).closest('tr');
    fireEvent.click(row?.querySelector('[data-select]') ?? document.body);
    fireEvent.click(screen.getByRole('button', { name: 'Remove from chain' }));
    await waitFor(() => expect(screen.queryByText(first.number)).toBeNull());
    fireEvent.click(saveButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.['chain']).toMatchObject([{ title: { id: third.id } }, { title: { id: second.id } }]);
  });

  it('gets a title that is new in it, with the land of the tract and its instruments, in one save', async () => {
    const { sent, goTo, place } = showLand({ address: `title-tract/${tractId}/titles` });
    await ownedOn('2020-01-01');
    fireEvent.click(screen.getByRole('button', { name: 'New' }));
    const page = await slideIn();
    fillIn('Title number', '171 000 001', page);
    const titleId = place().split('/').at(-2) ?? '';
    await goTo(`title-tract/${tractId}/titles/${titleId}/instruments`);
    const instruments = await slideIn();
    fireEvent.click(await instruments.findByRole('button', { name: 'New' }));
    const number = await screen.findByRole('textbox', { name: /^Registration number/ });
    fireEvent.change(number, { target: { value: '171 000 002' } });
    fireEvent.blur(number);
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    await waitFor(() => expect(sent()).toHaveLength(1));
    const [input] = sent();
    expect(input).toMatchObject({
      titles: [{ id: titleId, number: '171 000 001', status: 'Active', revision: null }],
      chain: [{ title: { id: aTitle(1).id } }, { title: { id: titleId } }],
      instruments: [{ registrationNumber: '171 000 002', title: { id: titleId } }],
    });
    expect(JSON.stringify(input)).not.toContain('titleId');
  });
});

describe('a title of a tract', () => {
  const open = (path = 'details', more: Partial<Parameters<typeof showLand>[0]> = {}) =>
    showLand({ address: `title-tract/${tractId}/titles/${aTitle(1).id}/${path}`, ...more });

  it('forgets a title that was typed in it and taken out before it was saved', async () => {
    const { sent } = showLand({
      address: `title-tract/${tractId}/titles`,
      tract: aTract(chain),
      titles: chain,
    });
    await ownedOn('2020-01-01');
    fireEvent.click(screen.getByRole('button', { name: 'New' }));
    const page = await slideIn();
    fillIn('Title number', '171 000 009', page);
    fireEvent.click(page.getByRole('button', { name: 'Done' }));
    for (const number of ['171 000 009', first.number])
      fireEvent.click(
        (await screen.findByText(number)).closest('tr')?.querySelector('[data-select]') ?? document.body,
      );
    fireEvent.click(screen.getByRole('button', { name: 'Remove from chain' }));
    await waitFor(() => expect(screen.queryByText('171 000 009')).toBeNull());
    fireEvent.click(saveButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.['chain']).toMatchObject([{ title: { id: third.id } }, { title: { id: second.id } }]);
    expect(sent()[0]?.['titles'] ?? []).toEqual([]);
  });

  it('says what the shares of its owners come to, and refuses more than the whole', async () => {
    const { sent } = open();
    const page = await slideIn();
    await page.findByText('The shares add up to the whole.');
    const owners = page.getByRole('group', { name: 'Owners' });
    fireEvent.click(within(owners).getByRole('button', { name: 'Add' }));
    const shares = within(owners).getAllByLabelText('Share');
    const of = within(owners).getAllByLabelText('of');
    const names = within(owners).getAllByLabelText('Name on the title');
    for (const [input, text] of [
      [names[1], 'Ann Neil'],
      [shares[1], '1'],
      [of[2], '3'],
    ] as const) {
      fireEvent.change(input ?? document.body, { target: { value: text } });
      fireEvent.blur(input ?? document.body);
    }
    expect(await page.findByText(/^The shares add up to 4\/3: together they cannot be more/)).toBeTruthy();
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    expect(sent()).toHaveLength(0);
    const type = (label: string, place: number, value: string) => {
      const input = within(owners).getAllByLabelText(label)[place] ?? document.body;
      fireEvent.change(input, { target: { value } });
      fireEvent.blur(input);
    };
    type('Tenancy', 1, 'JOINT');
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    // The first owner has all of it, and there is no single joint tenant.
    expect(await page.findByText(/^A joint tenant holds the land together with somebody/)).toBeTruthy();
    expect(sent()).toHaveLength(0);
    type('Tenancy', 0, 'JOINT');
    await page.findByText('Joint tenants hold the rest together.');
    type('Group', 0, 'A');
    type('Group', 1, 'a');
    type('Share of the group', 0, '1');
    type('of', 1, '1');
    await page.findByText('The shares add up to the whole.');
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      titles: [
        {
          ownerships: [
            { tenancy: 'JOINT', interestFractionNumerator: null, ownerGroup: 'A', groupShareNumerator: 1 },
            { tenancy: 'JOINT', legalName: 'Ann Neil', interestFractionNumerator: null, ownerGroup: 'a' },
          ],
        },
      ],
    });
  });

  it('strikes its discharged instruments', async () => {
    const ended = anInstrument(1, { dischargedDate: '2019-10-18' });
    open('instruments', { instruments: [ended, anInstrument(2)] });
    const page = await slideIn();
    const struck = await page.findByText(ended.registrationNumber);
    expect(struck.tagName).toBe('S');
    expect(page.getByText(anInstrument(2).registrationNumber).tagName).not.toBe('S');
  });

  it('tells what its owners change in the agreements that name it', async () => {
    const agreement = {
      ...{ __typename: 'Agreement', id: 'g1', projectFileId: 'p1', called: 'A-7', name: 'Lease' },
      agreementType: null,
      project: { __typename: 'SurfaceProject', id: 'p1', description: 'Montney gathering' },
      landowners: [
        { __typename: 'Landowner', id: 'l1', legalName: 'Somebody Else', businessAssociate: null },
      ],
    };
    const title = { __typename: 'Title', id: aTitle(1).id, agreements: [agreement] };
    open('agreements', { answers: { TitleAgreements: () => ({ data: { title } }) } });
    const page = await slideIn();
    expect(
      await page.findByText('Not on the title: Somebody Else. Not on the agreement: Owner 1.'),
    ).toBeTruthy();
    expect(page.getByRole('link', { name: 'A-7' })).toBeTruthy();
  });

  it('warns of other land with the registry number of its land, with its page', async () => {
    const other = { __typename: 'Parcel', id: 'p7', formattedLegalDescription: 'SW-36-042-03-W5M' };
    const title = { __typename: 'Title', id: aTitle(1).id, sameRegistryNumber: [other] };
    open('details', { answers: { TitleSameNumber: () => ({ data: { title } }) } });
    const page = await slideIn();
    const link = await page.findByRole('link', { name: 'SW-36-042-03-W5M' });
    expect(link.getAttribute('href')).toContain('/parcel/p7/details');
    expect(page.getByText(/Another parcel has this registry number/)).toBeTruthy();
  });

  it('is not cancelled before it was registered', async () => {
    open();
    const page = await slideIn();
    await page.findByLabelText('Cancelled');
    fireEvent.change(field('Status', page), { target: { value: 'Cancelled' } });
    fillIn('Cancelled', '2010-01-01', page);
    expect(await page.findByText('A title cannot be cancelled before it was registered.')).toBeTruthy();
  });
});

it('needs a name', async () => {
  const { sent } = showLand({ address: 'title-tract/new/details' });
  await screen.findByLabelText(/^Name/);
  fillIn('Name', 'x');
  fillIn('Name', '');
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  expect(await screen.findByText('Required value.')).toBeTruthy();
  expect(sent()).toHaveLength(0);
  fillIn('Name', 'Rimbey');
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ name: 'Rimbey', registrationSystem: 'TITLE', chain: [] });
});

it('leaves nothing to change to who only reads', async () => {
  showLand({ address: `title-tract/${tractId}/titles`, rights: { isReadOnly: true } });
  expect(await ownedOn('2020-01-01')).toContain('Owner 1');
  expect(
    screen.queryByRole('button', {
      name: /^(Saved?|New|Delete|Remove from chain|Add a title …|Read a title …)$/,
    }),
  ).toBeNull();
});
