import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeForm, field, fillIn, saveButton, uploadAtOnce } from 'shared-ui/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { aParcel, aTitle, parcelId } from '../testing/made-up-land.ts';
import { showLand } from '../testing/show-land.tsx';

beforeEach(beforeForm);

const details = () => screen.findByLabelText('Unique number');
const drawing = () => screen.getByRole('img', { name: /north up/ });
const typeLand = (text: string) => {
  const [input] = screen.getAllByLabelText(/^Land( \*)?$/).slice(-1);
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no part.');
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
  // A new parcel begins in this field, which keeps what is typed until it is left.
  input.blur();
  return input;
};

describe('the legal description of a parcel', () => {
  it('is typed in any usual writing, shown in one, and sent in it', async () => {
    const { sent, place } = showLand({ address: 'parcel/new/details' });
    await details();
    expect(screen.queryByRole('img', { name: /north up/ })).toBeNull();
    // The row for the first part is there.
    const input = typeLand('sw 24-38-20-w5');
    await waitFor(() => expect(input.value).toBe('SW-24-038-20-W5M'));
    expect(drawing().querySelectorAll('polygon')).toHaveLength(1);
    fireEvent.click(saveButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      revision: null,
      rightsType: 'Surface',
      parts: [{ legalDescription: 'SW-24-038-20-W5M', isPortion: false, isInWords: false }],
    });
    await waitFor(() => expect(place()).toBe(`/parcel/${String(sent()[0]?.['id'])}/details`));
  });

  it('that was typed for several pieces is a row each once its field is left', async () => {
    const { sent } = showLand({ address: 'parcel/new/details' });
    await details();
    typeLand('N½ 36-42-3-W5M (portion)');
    await waitFor(() => expect(screen.getAllByLabelText(/^Land( \*)?$/)).toHaveLength(2));
    fireEvent.click(saveButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.['parts']).toMatchObject([
      { legalDescription: 'NE-36-042-03-W5M', isPortion: true, isInWords: false },
      { legalDescription: 'NW-36-042-03-W5M', isPortion: true, isInWords: false },
    ]);
  });

  it('of a new parcel is pasted over the row that nobody typed into', async () => {
    const { sent } = showLand({ address: 'parcel/new/details' });
    await details();
    fireEvent.click(screen.getByRole('button', { name: 'Read from a text …' }));
    const paste = within(screen.getByRole('region', { name: 'Legal description from a text' }));
    expect(document.activeElement).toBe(paste.getByRole('textbox'));
    fireEvent.change(paste.getByRole('textbox'), { target: { value: 'SW and SE 36-42-3-W5M' } });
    fireEvent.click(paste.getByRole('button', { name: /^Add/ }));
    await waitFor(() => expect(drawing().querySelectorAll('polygon')).toHaveLength(2));
    fireEvent.click(saveButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.['parts']).toMatchObject([
      { legalDescription: 'SW-36-042-03-W5M' },
      { legalDescription: 'SE-36-042-03-W5M' },
    ]);
  });

  it('is where a new parcel begins, not how it is shown', async () => {
    showLand({ address: 'parcel/new/details' });
    const land = await screen.findByRole('textbox', { name: /^Land/ });
    await waitFor(() => expect(document.activeElement).toBe(land));
  });

  it('is shown in the writing that the person chose, here and when they come again', async () => {
    const first = showLand({ address: `parcel/${parcelId}/details` });
    await details();
    fireEvent.change(screen.getByLabelText('Shown as'), { target: { value: 'words' } });
    const words = 'NW SEC 36 TWP 42 RGE 3 W5M';
    const land = () => screen.findByRole('textbox', { name: /^Land/ });
    await waitFor(async () => expect(((await land()) as HTMLInputElement).value).toBe(words));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words);
    expect(screen.queryByRole('button', { name: /^\d+ changes?$/ })).toBeNull();
    first.unmount();
    showLand({ address: `parcel/${parcelId}/details` });
    expect(((await land()) as HTMLInputElement).value).toBe(words);
  });

  it('is read from a pasted text of several parts; the rest can be taken in words', async () => {
    const { sent } = showLand({ address: `parcel/${parcelId}/details` });
    await details();
    fireEvent.click(screen.getByRole('button', { name: 'Read from a text …' }));
    const paste = within(screen.getByRole('region', { name: 'Legal description from a text' }));
    fireEvent.change(paste.getByRole('textbox'), {
      target: { value: 'SW and SE 36-42-3-W5M, ptn. NE; Lot 5 Plan 1234AB; the old barn' },
    });
    expect(paste.getByRole('status').textContent).toContain('4 parts:');
    expect(paste.getByRole('status').textContent).toContain('ptn. NE-36-042-03-W5M');
    expect(paste.getByText('Not understood: the old barn')).toBeTruthy();
    fireEvent.click(paste.getByRole('button', { name: 'Add all, the rest as text' }));
    await waitFor(() => expect(drawing().querySelectorAll('polygon')).toHaveLength(4));
    fireEvent.click(saveButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.['parts']).toMatchObject([
      { legalDescription: 'NW-36-042-03-W5M' },
      { legalDescription: 'SW-36-042-03-W5M', isPortion: false },
      { legalDescription: 'SE-36-042-03-W5M' },
      { legalDescription: 'NE-36-042-03-W5M', isPortion: true },
      { legalDescription: 'Plan 1234AB Lot 5', isInWords: true },
      { legalDescription: 'the old barn', isInWords: true },
    ]);
  });

  it.each([
    ['nowhere', /This is not a legal description/],
    ['', /Required value/],
  ])('that is %j is refused beside it, and nothing is sent', async (text, sentence) => {
    const { sent } = showLand({ address: `parcel/${parcelId}/details` });
    await details();
    typeLand(text);
    expect(await screen.findByText(sentence)).toBeTruthy();
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    expect(sent()).toHaveLength(0);
  });
});

const square = {
  type: 'Polygon',
  coordinates: [
    [
      [-114.3, 52.6],
      [-114.29, 52.6],
      [-114.29, 52.61],
      [-114.3, 52.61],
      [-114.3, 52.6],
    ],
  ],
};

describe('the outlines of a parcel', () => {
  it('are drawn beside the form, the one that counts filled', async () => {
    showLand({
      address: `parcel/${parcelId}/details`,
      parcel: aParcel({ surveyedOutline: square, outlineInUse: 'SURVEYED' }),
    });
    await details();
    const shapes = [...drawing().querySelectorAll('polygon')];
    expect(shapes.map((shape) => shape.getAttribute('data-counts'))).toEqual([null, 'true']);
    fireEvent.change(field('Outline in use'), { target: { value: 'THEORETICAL' } });
    await waitFor(() =>
      expect(
        [...drawing().querySelectorAll('polygon')].map((shape) => shape.getAttribute('data-counts')),
      ).toEqual(['true', null]),
    );
  });

  it.each([
    [
      'crosses itself',
      [
        [-114.3, 52.6],
        [-114.29, 52.61],
        [-114.29, 52.6],
        [-114.3, 52.61],
        [-114.3, 52.6],
      ],
      /crosses itself/,
    ],
    [
      'lies in another province',
      [
        [-122, 56],
        [-121.9, 56],
        [-121.9, 56.1],
        [-122, 56.1],
        [-122, 56],
      ],
      /British Columbia, \d+ km/,
    ],
  ])('are refused where the surveyed one %s, before anything is sent', async (_what, ring, sentence) => {
    const { sent } = showLand({
      address: `parcel/${parcelId}/details`,
      parcel: aParcel({
        surveyedOutline: { type: 'Polygon', coordinates: [ring] },
        outlineInUse: 'SURVEYED',
      }),
    });
    await details();
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    fillIn('Gross area \\(ha\\)', '70');
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    expect(sent()).toHaveLength(0);
  });

  it('come from a file, whose faults count as errors at once', async () => {
    const ring = [
      [-114.3, 52.6],
      [-114.29, 52.61],
      [-114.29, 52.6],
      [-114.3, 52.61],
      [-114.3, 52.6],
    ];
    const crossing = { type: 'Polygon', coordinates: [ring] };
    showLand({
      address: `parcel/${parcelId}/details`,
      rest: { 'spatial-file/outline': () => Response.json({ result: { geometry: crossing } }) },
    });
    uploadAtOnce();
    await details();
    fireEvent.change(screen.getByLabelText('File of the surveyed outline'), {
      target: { files: [new File(['{}'], 'outline.geojson')] },
    });
    expect((await screen.findAllByText(/crosses itself/)).length).toBeGreaterThan(0);
    const summary = () => screen.getByText(/ERROR\(S\)/).closest('p')?.textContent;
    await waitFor(() => expect(summary()).toMatch(/^1 ERROR\(S\)/));
    expect(summary()).not.toContain('required');
  });

  it('lose the surveyed one where it is removed, and the theoretical one counts again', async () => {
    const { sent } = showLand({
      address: `parcel/${parcelId}/details`,
      parcel: aParcel({ surveyedOutline: square, outlineInUse: 'SURVEYED' }),
    });
    await details();
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    fireEvent.click(saveButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ surveyedOutline: null, outlineInUse: 'THEORETICAL' });
  });
});

it('refuses a net area that is larger than the gross area', async () => {
  showLand({ address: `parcel/${parcelId}/details` });
  await details();
  fillIn('Net area \\(ha\\)', '70');
  expect(await screen.findByText('The net area cannot be larger than the gross area.')).toBeTruthy();
});

describe('what hangs on a parcel', () => {
  const empty = {
    agreements: [],
    requests: [],
    stakeholders: [],
    titleTracts: [],
    children: [],
    communications: [],
    documents: [],
  };

  it('is listed with links to it', async () => {
    const project = { __typename: 'SurfaceProject', id: 'p1', description: 'Montney gathering' };
    const agreement = {
      ...{
        __typename: 'Agreement',
        id: 'g1',
        projectFileId: 'p1',
        called: 'A-7',
        agreementNumber: 'A-7',
        name: 'Lease',
      },
      ...{ agreementType: null, project },
    };
    const tract = {
      ...{ __typename: 'TitleTract', id: 't1', name: 'Home quarter', registrationSystem: 'TITLE' },
      legalDescription: 'NW-36-042-03-W5M',
    };
    const parcel = {
      __typename: 'Parcel',
      id: parcelId,
      ...empty,
      agreements: [agreement],
      titleTracts: [tract],
    };
    showLand({
      address: `parcel/${parcelId}/related`,
      answers: { ParcelRelated: () => ({ data: { parcel } }) },
    });
    const link = await screen.findByRole('link', { name: 'A-7' });
    expect(link.getAttribute('href')).toBe('/surface-project/p1/agreements/g1/details');
    expect(screen.getByRole('link', { name: 'Home quarter' }).getAttribute('href')).toBe(
      '/title-tract/t1/details',
    );
    expect(screen.queryByRole('region', { name: 'Requests' })).toBeNull();
  });

  it('says so where there is nothing', async () => {
    const parcel = { __typename: 'Parcel', id: parcelId, ...empty };
    showLand({
      address: `parcel/${parcelId}/related`,
      answers: { ParcelRelated: () => ({ data: { parcel } }) },
    });
    expect(await screen.findByText('No record that you may see uses this parcel yet.')).toBeTruthy();
  });
});

it('leaves nothing to change to who only reads', async () => {
  showLand({ address: `parcel/${parcelId}/details`, rights: { isReadOnly: true } });
  const number = (await details()) as HTMLInputElement;
  expect(number.readOnly).toBe(true);
  expect(
    screen.queryByRole('button', { name: /^(Saved?|Delete|Add|Upload …|Read from a text …)$/ }),
  ).toBeNull();
  expect(drawing()).toBeTruthy();
});

describe('the registry number of a parcel', () => {
  it('that another parcel has is told with its page', async () => {
    const other = {
      __typename: 'Parcel' as const,
      id: aTitle(1).id,
      formattedLegalDescription: 'SW-36-042-03-W5M',
    };
    showLand({
      address: `parcel/${parcelId}/details`,
      parcel: { ...aParcel(), registryNumber: '0012 345 678', sameRegistryNumber: [other] },
    });
    await details();
    const link = screen.getByRole('link', { name: 'SW-36-042-03-W5M' });
    expect(link.getAttribute('href')).toContain(`/parcel/${other.id}/details`);
    expect(screen.getByText(/Another parcel has this registry number/)).toBeTruthy();
  });
});
