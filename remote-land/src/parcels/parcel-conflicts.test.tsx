import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answer } from 'shared-ui/testing';
import { beforeForm, field, fillIn, saveButton } from 'shared-ui/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { aParcel, parcelId } from '../testing/made-up-land.ts';
import { showLand } from '../testing/show-land.tsx';
import { parcelInput, parcelValues } from './parcel-record.ts';

beforeEach(beforeForm);

const details = () => screen.findByLabelText('Unique number');

/** The API's answer to a save after somebody else's: the stored record, with fields named as in the input. */
const conflictWith = (change: Parameters<typeof aParcel>[0]): Answer => ({
  errors: [
    {
      message: 'Somebody was first.',
      extensions: {
        code: 'CONFLICT',
        conflict: {
          revision: 4,
          changedAt: '2026-11-02T10:00:00.000Z',
          changedBy: 'Bob Neil',
          record: parcelInput(parcelValues(aParcel(change))),
        },
      },
    },
  ],
});

/** A parcel whose first save conflicts with somebody else's. */
async function showChanged(change: Parameters<typeof aParcel>[0]) {
  let isFirst = true;
  const view = showLand({
    address: `parcel/${parcelId}/details`,
    answers: {
      UpdateParcel: ({ input }) => {
        if (isFirst) {
          isFirst = false;
          return conflictWith(change);
        }
        const { id, revision } = input as { readonly id: string; readonly revision: number };
        return { data: { saved: { ...aParcel(change), id, revision: revision + 1, titles: [] } } };
      },
    },
  });
  await details();
  return view;
}

describe('two people on one parcel', () => {
  it('are both served where they changed different fields', async () => {
    const { sent } = await showChanged({ notes: 'Wet in spring' });
    fillIn('Gross area \\(ha\\)', '64.5');
    fireEvent.click(saveButton());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ revision: 4, grossArea: '64.5', notes: 'Wet in spring' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are asked where both changed the same, with nothing chosen beforehand', async () => {
    const { sent } = await showChanged({ notes: 'Wet in spring' });
    fillIn('Notes', 'Dry all year');
    fireEvent.click(saveButton());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Wet in spring')).toBeTruthy();
    expect(dialog.getAllByRole('radio').filter((one) => (one as HTMLInputElement).checked)).toEqual([]);
    expect(sent()).toHaveLength(1);
  });

  it('keep both the parts of the land that each of them added', async () => {
    const parts = [
      ...aParcel().parts,
      {
        id: '00000000-0000-4000-8000-0000000000e1',
        ...{ legalDescription: 'SE-36-042-03-W5M', isPortion: false, isInWords: false, notes: null },
      },
    ];
    const { sent } = await showChanged({ parts });
    fireEvent.click(screen.getByRole('button', { name: 'Read from a text …' }));
    const paste = within(screen.getByRole('region', { name: 'Legal description from a text' }));
    fireEvent.change(paste.getByRole('textbox'), { target: { value: 'SW 36-42-3-W5M' } });
    fireEvent.click(paste.getByRole('button', { name: /^Add/ }));
    fireEvent.click(saveButton());
    await waitFor(() => expect(sent()).toHaveLength(2));
    const sentParts = sent()[1]?.['parts'] as readonly { readonly legalDescription: string }[];
    expect(sentParts.map(({ legalDescription }) => legalDescription).toSorted()).toEqual([
      'NW-36-042-03-W5M',
      'SE-36-042-03-W5M',
      'SW-36-042-03-W5M',
    ]);
  });
});

describe('what a parcel’s form held when its page went away', () => {
  const lose = (unmount: () => void) => {
    act(() => {
      window.dispatchEvent(new Event('pagehide'));
    });
    unmount();
  };

  it('is offered again, with the parts of its land', async () => {
    const first = showLand({ address: `parcel/${parcelId}/details` });
    await details();
    fillIn('Unique number', 'P-77');
    fillIn('Land', 'sw 24-38-20-w5');
    lose(first.unmount);
    const { sent } = showLand({ address: `parcel/${parcelId}/details` });
    await details();
    expect(field('Unique number').value).toBe(aParcel().uniqueNumber);
    await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Restore' })));
    await waitFor(() => expect(field('Unique number').value).toBe('P-77'));
    fireEvent.click(saveButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      uniqueNumber: 'P-77',
      parts: [{ legalDescription: 'SW-24-038-20-W5M' }],
    });
  });

  it('is told apart from what was saved since', async () => {
    const first = showLand({ address: `parcel/${parcelId}/details` });
    await details();
    fillIn('Notes', 'Dry all year');
    lose(first.unmount);
    showLand({
      address: `parcel/${parcelId}/details`,
      parcel: aParcel({ revision: 9, notes: 'Wet in spring' }),
    });
    await details();
    await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Restore' })));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Wet in spring')).toBeTruthy();
  });
});
