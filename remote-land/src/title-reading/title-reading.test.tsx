import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReadTitle } from 'shared-contracts/title-reading';
import { beforeForm, field, slideIn } from 'shared-ui/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anInstrument, aTitle, tractId } from '../testing/made-up-land.ts';
import { showLand } from '../testing/show-land.tsx';
import { instrumentWith, titleWith } from './accept-title.ts';
import { proposalsOf } from './proposals.ts';

beforeAll(() => import('./read-title-page.tsx'));
beforeEach(beforeForm);

const found = (value: string, ...lines: readonly number[]) => ({ value, lines: [...lines] });

/** A title as the API reads it: two owners, a caveat, a mortgage that is discharged, a line that was not understood. */
const aReading = (change: Partial<ReadTitle> = {}): ReadTitle => ({
  layout: 'ALBERTA',
  lines: [
    'TITLE 171 000 001',
    'NW 36-42-3-W5',
    'ANN NEIL',
    'BOB NEIL',
    '1234HX CAVEAT',
    '161123451 MORTGAGE',
    'a blue stamp',
  ].map((text) => ({ page: 1, text })),
  unread: [6],
  picturePages: [],
  isCut: false,
  number: found('171 000 001', 0),
  landNumber: found('0012 345 678', 0),
  legalDescription: found('NW 36-42-3-W5', 1),
  parts: [{ value: 'NW-36-042-03-W5M', isPortion: false, isInWords: false, note: '', lines: [1] }],
  landUnread: [],
  estate: null,
  municipality: null,
  grossArea: found('64.7', 1),
  previousNumber: null,
  registeredDate: found('2017-02-03', 0),
  searchedDate: found('2026-11-03', 0),
  owners: [
    {
      ...{
        name: 'ANN NEIL',
        address: 'BOX 3',
        tenancy: 'COMMON',
        numerator: 1,
        denominator: 2,
        group: null,
        groupShare: null,
        estate: null,
      },
      lines: [2],
      businessAssociate: { id: '00000000-0000-4000-8000-00000000ba01', name: 'Ann Neil' },
    },
    {
      name: 'BOB NEIL',
      address: null,
      tenancy: 'JOINT',
      numerator: null,
      denominator: null,
      group: null,
      groupShare: null,
      estate: null,
      lines: [3],
      businessAssociate: null,
    },
  ],
  instruments: [
    {
      ...{ registrationNumber: '1234HX', registeredDate: '1956-05-12', kind: 'CAVEAT', amount: null },
      ...{ dischargedDate: null, dischargeNumber: null, notes: null, lines: [4], instrumentType: null },
      parties: [{ partyType: 'GRANTEE', name: 'CALGARY POWER LTD', businessAssociate: null }],
    },
    {
      ...{
        registrationNumber: '161 123 451',
        registeredDate: '2016-05-12',
        kind: 'MORTGAGE',
        amount: '400000',
      },
      ...{ dischargedDate: '2019-10-18', dischargeNumber: '192 300 001', notes: null, lines: [5] },
      instrumentType: { id: '00000000-0000-4000-8000-0000000000c1', code: 'Mortgage' },
      parties: [],
    },
  ],
  instrumentsTold: 3,
  ...change,
});

const show = (
  reading: ReadTitle | undefined = aReading(),
  more: Partial<Parameters<typeof showLand>[0]> = {},
) =>
  showLand({
    address: `title-tract/${tractId}/titles`,
    rest: {
      'titles/read': () =>
        reading
          ? Response.json({ result: reading })
          : Response.json({ message: 'This PDF holds pictures of pages and no text.' }, { status: 422 }),
    },
    ...more,
  });

async function readText() {
  fireEvent.click(await screen.findByRole('button', { name: 'Read a title …' }));
  const page = await slideIn();
  fireEvent.change(await page.findByLabelText('Or paste its text'), { target: { value: 'TITLE' } });
  fireEvent.click(page.getByRole('button', { name: 'Read the text' }));
  return page;
}

const tick = (page: Awaited<ReturnType<typeof slideIn>>, name: RegExp) =>
  fireEvent.click(page.getByRole('checkbox', { name }));

describe('a title that is read', () => {
  it('is shown beside its text with nothing accepted; what is looked at and what is not understood stand out', async () => {
    show();
    const page = await readText();
    await page.findByText('a blue stamp');
    expect(page.getAllByRole('checkbox').filter((box) => (box as HTMLInputElement).checked)).toEqual([]);
    expect(page.getByText('1 line was not understood; it is marked in the text.')).toBeTruthy();
    expect(page.getByText('The title says that it has 3 instruments; 2 were understood.')).toBeTruthy();
    const text = within(page.getByRole('region', { name: 'Text of the title' }));
    expect(text.getByText('a blue stamp').getAttribute('data-unread')).toBe('true');
    fireEvent.focus(page.getByRole('checkbox', { name: /Owner ANN NEIL/ }));
    await waitFor(() => expect(text.getByText('ANN NEIL').getAttribute('data-lit')).toBe('true'));
    expect(text.getByText('BOB NEIL').getAttribute('data-lit')).toBeNull();
    const take = page.getByRole('button', { name: 'Apply 0 fields' }) as HTMLButtonElement;
    expect([take.disabled, take.title]).toEqual([true, 'Accept at least one field first.']);
  });

  it('becomes a new title of what was accepted alone, and is saved by the form', async () => {
    const { sent } = show();
    const page = await readText();
    await page.findByText('a blue stamp');
    tick(page, /Title number/);
    tick(page, /Searched/);
    tick(page, /Owner ANN NEIL/);
    tick(page, /Instrument 1234HX/);
    tick(page, /Land number/);
    fireEvent.click(page.getByRole('button', { name: 'Apply 5 fields' }));
    const row = within(await screen.findByRole('dialog', { name: /171 000 001/ }));
    expect(field('Title number', row).value).toBe('171 000 001');
    expect(sent()).toHaveLength(0);
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      titles: [
        {
          number: '171 000 001',
          registeredDate: null,
          searchedDate: '2026-11-03',
          notes: 'Land number: 0012 345 678',
          ownerships: [
            {
              legalName: 'ANN NEIL',
              legalAddress: 'BOX 3',
              interestFractionNumerator: 1,
              interestFractionDenominator: 2,
              businessAssociate: { id: '00000000-0000-4000-8000-00000000ba01' },
            },
          ],
        },
      ],
      instruments: [{ registrationNumber: '1234HX', parties: [{ name: 'CALGARY POWER LTD' }] }],
    });
    const [title] = (sent()[0]?.['titles'] ?? []) as readonly { readonly id: string }[];
    expect(sent()[0]?.['instruments']).toMatchObject([{ title: { id: title?.id } }]);
  });

  it('goes into the title of that number that is here, whose instruments it discharges', async () => {
    const there = aTitle(1, { number: '171000001' });
    const { sent } = show(aReading(), { titles: [there], instruments: [anInstrument(1)] });
    const page = await readText();
    await page.findByText('a blue stamp');
    expect((page.getByLabelText(/is already here: the fields go into it/) as HTMLInputElement).checked).toBe(
      true,
    );
    tick(page, /Searched/);
    tick(page, /Instrument 161 123 451/);
    fireEvent.click(page.getByRole('button', { name: 'Apply 2 fields' }));
    await screen.findByRole('dialog', { name: /171000001/ });
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      titles: [
        {
          id: there.id,
          number: '171000001',
          searchedDate: '2026-11-03',
          ownerships: [{ legalName: 'Owner 1' }],
        },
      ],
      instruments: [
        { id: anInstrument(1).id, revision: 1, dischargedDate: '2019-10-18', dischargeNumber: '192 300 001' },
      ],
      chain: [{ title: { id: there.id } }],
    });
  });

  it('that cannot be read says why, and another can be tried', async () => {
    showLand({
      address: `title-tract/${tractId}/titles`,
      rest: {
        'titles/read': () =>
          Response.json({ message: 'This PDF holds pictures of pages and no text.' }, { status: 422 }),
      },
    });
    const page = await readText();
    expect((await page.findByRole('alert')).textContent).toBe(
      'This PDF holds pictures of pages and no text.',
    );
    expect(page.getByRole('button', { name: 'Choose a PDF or a picture …' })).toBeTruthy();
  });
});

describe('a title that was read out of pictures', () => {
  const place = { left: 0.1, top: 0.2, width: 0.3, height: 0.02 };
  const scan = (change: Partial<ReadTitle> = {}): ReadTitle => {
    const reading = aReading();
    const [ann, bob] = reading.owners;
    if (!ann || !bob) throw new Error('There is none.');
    return {
      ...reading,
      lines: reading.lines.map((line, at) => ({
        ...line,
        scan: { place: { ...place, top: at / 10 }, doubtful: at === 2 ? ['NEIL'] : [] },
      })),
      pictures: [{ page: 1, width: 1700, height: 2200, source: 'data:image/png;base64,AA==' }],
      number: { ...found('171 000 001', 0), letters: { certainty: 95, doubtful: [] } },
      owners: [{ ...ann, letters: { certainty: 40, doubtful: ['NEIL'] } }, bob],
      searchable: { fileGuid: '00000000-0000-4000-8000-00000000f11e', name: 'title.pdf' },
      ...change,
    };
  };

  it('stands beside its picture, each field with its strip; what is not sure is not accepted with the rest', async () => {
    show(scan());
    const page = await readText();
    const pages = within(await page.findByRole('region', { name: 'Pages of the title' }));
    expect(pages.getByRole('img', { name: 'Page 1' })).toBeTruthy();
    const ann = page.getByRole('checkbox', { name: /Owner ANN NEIL.*To be compared with the picture: NEIL/ });
    expect(page.getByText('1 line has an uncertain word, which is underlined.')).toBeTruthy();
    const [strip] = page.getAllByRole('img', { name: 'Its place on page 1' });
    expect(strip?.style.backgroundImage).toContain('data:image/png');
    fireEvent.click(page.getByRole('button', { name: 'Accept everything without a doubt' }));
    expect((ann as HTMLInputElement).checked).toBe(false);
    expect((page.getByRole('checkbox', { name: /Title number/ }) as HTMLInputElement).checked).toBe(true);
    fireEvent.click(ann);
    expect((ann as HTMLInputElement).checked).toBe(true);
    fireEvent.click(page.getByRole('button', { name: 'Show the text' }));
    const text = within(page.getByRole('region', { name: 'Text of the title' }));
    expect(text.getByText('NEIL').tagName).toBe('MARK');
  });
});

describe('what is accepted of a reading', () => {
  const labelOf = (field: string) => field;
  const before = { number: 'x', notes: 'kept', ownerships: [{ id: 'o', legalName: 'Owner' }] };

  it('changes what was accepted and nothing else', () => {
    expect(titleWith(before, aReading(), new Set(['registeredDate']), labelOf)).toEqual({
      ...before,
      registeredDate: '2017-02-03',
    });
    const owners = titleWith(before, aReading(), new Set(['owner 1']), labelOf)['ownerships'];
    expect(owners).toMatchObject([
      { legalName: 'BOB NEIL', tenancy: 'JOINT', interestFractionNumerator: null },
    ]);
  });

  it('keeps the group of an owner and what it holds', () => {
    const reading = aReading();
    const [, bob] = reading.owners;
    if (!bob) throw new Error('There is none.');
    const couple = ['BOB NEIL', 'CLEO NEIL'].map((name) => ({ ...bob, name, group: 'A', groupShare: '1/2' }));
    const title = { ...reading, owners: couple };
    const owners = titleWith(before, title, new Set(['owner 0', 'owner 1']), labelOf)['ownerships'];
    const held = { tenancy: 'JOINT', ownerGroup: 'A', groupShareNumerator: 1, groupShareDenominator: 2 };
    expect(owners).toMatchObject([
      { legalName: 'BOB NEIL', ...held },
      { legalName: 'CLEO NEIL', ...held },
    ]);
    const doubts = (read: ReadTitle) =>
      proposalsOf(read).flatMap(({ kind, doubt }) => (kind === 'owner' ? [doubt?.kind] : []));
    expect(doubts(title)).toEqual([undefined, undefined]);
    expect(doubts({ ...title, owners: couple.slice(0, 1) })).toEqual(['joint']);
  });

  it('keeps a life estate in the notes, and asks for a look at it', () => {
    const reading = aReading();
    const [ann] = reading.owners;
    if (!ann) throw new Error('There is none.');
    const title = { ...reading, owners: [{ ...ann, estate: 'LIFE ESTATE' }] };
    expect(titleWith(before, title, new Set(['owner 0']), labelOf)['notes']).toBe(
      'kept\nANN NEIL: LIFE ESTATE',
    );
    expect(titleWith(before, title, new Set(), labelOf)['notes']).toBe('kept');
    expect(proposalsOf(title).find(({ kind }) => kind === 'owner')?.doubt).toEqual({
      ...{ kind: 'estate', words: 'LIFE ESTATE' },
    });
  });

  it('keeps the parties and notes that an instrument has', () => {
    const [, mortgage] = aReading().instruments;
    if (!mortgage) throw new Error('There is none.');
    const had = { notes: 'ours', parties: [{ id: 'p', name: 'Bank' }], amount: null };
    expect(instrumentWith(had, mortgage)).toMatchObject({
      ...had,
      amount: '400000',
      dischargedDate: '2019-10-18',
    });
  });

  it('tells land in words where no part is known, as long as fits', () => {
    const words = aReading({ parts: [], legalDescription: found('x'.repeat(400), 1) });
    const land = proposalsOf(words).find(({ kind }) => kind === 'land');
    expect(land?.value).toHaveLength(250);
  });
});
