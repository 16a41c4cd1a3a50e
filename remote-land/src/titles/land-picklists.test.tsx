import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeForm, saveButton } from 'shared-ui/testing';
import { beforeEach, expect, it } from 'vitest';
import { aTitle, aTract, tractId } from '../testing/made-up-land.ts';
import { showLand } from '../testing/show-land.tsx';

beforeEach(beforeForm);

const parcel = (place: number, formattedLegalDescription: string) => ({
  __typename: 'Parcel',
  id: `00000000-0000-4000-8000-00000000c00${place}`,
  formattedLegalDescription,
  uniqueNumber: `P-${place}`,
  rightsType: 'Surface',
  legalType: 'DLS',
  stateOrProvince: null,
});

const parcels = [parcel(1, 'NW-12-042-03-W5M'), parcel(2, 'NE-12-042-03-W5M')];

const aPage = (options: readonly object[]) => ({
  data: { page: { __typename: 'Connection', options } },
});

/** A picker, once its list is known. */
const picker = (name: string | RegExp) =>
  waitFor(() => {
    const box = screen.getByRole<HTMLInputElement>('combobox', { name });
    expect(box.disabled).toBe(false);
    return box;
  });

/** The picker of the first piece of land of a tract, with a text typed into it. */
async function typeLand(text: string) {
  const view = showLand({
    address: `title-tract/${tractId}/details`,
    tract: { ...aTract([aTitle(1)]), relatedParcels: [] },
    answers: { PickParcels: () => aPage(parcels) },
  });
  const land = await screen.findByRole('group', { name: /Parcels/ });
  fireEvent.click(within(land).getByRole('button', { name: /Add/ }));
  const box = await picker('Parcel');
  act(() => box.focus());
  fireEvent.click(box);
  await screen.findAllByRole('option', { hidden: true });
  fireEvent.change(box, { target: { value: text } });
  return { ...view, box };
}

it.each([
  ['NE 12 42 3 W5', 'NE-12-042-03-W5M'],
  ['nw12-42-3w5', 'NW-12-042-03-W5M'],
  ['ne-12', 'NE-12-042-03-W5M'],
])('takes land with Enter and on leaving, in any of its writings: %s', async (text, land) => {
  const { box, sent } = await typeLand(text);
  await act(async () => fireEvent.keyDown(box, { key: 'Enter', code: 'Enter' }));
  await waitFor(() => expect(box.value).toBe(land));
  fireEvent.change(box, { target: { value: text } });
  await act(async () => box.blur());
  expect(box.value).toBe(land);
  fireEvent.click(saveButton());
  await waitFor(() => expect(sent()).toHaveLength(1));
  const wanted = parcels.find(({ formattedLegalDescription }) => formattedLegalDescription === land);
  expect(sent()[0]?.['relatedParcels']).toMatchObject([{ parcel: { id: wanted?.id } }]);
});

it('keeps land that is not recorded in sight, and does not save without it', async () => {
  const { box, sent } = await typeLand('SW 1 42 3 W5');
  await act(async () => box.blur());
  expect([box.value, box.getAttribute('aria-invalid')]).toEqual(['SW 1 42 3 W5', 'true']);
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  expect(await screen.findByText(/^Not saved: /)).toBeTruthy();
  expect(sent()).toEqual([]);
});

it('takes a title by its number with Enter', async () => {
  const other = aTitle(2);
  const { sent } = showLand({
    address: `title-tract/${tractId}/titles`,
    answers: { PickTitles: () => aPage([aTitle(1), other].map((title) => ({ ...title, parcel: null }))) },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add a title …' }));
  const box = await picker(/^title$/i);
  act(() => box.focus());
  fireEvent.click(box);
  await screen.findAllByRole('option', { hidden: true });
  fireEvent.change(box, { target: { value: other.number } });
  await act(async () => fireEvent.keyDown(box, { key: 'Enter', code: 'Enter' }));
  expect(box.value).toBe(other.number);
  expect(sent()).toEqual([]);
});
