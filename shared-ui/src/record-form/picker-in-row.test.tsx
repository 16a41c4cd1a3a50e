import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PickerField, TextField } from '../form/index.ts';
import { layOut } from '../testing/index.ts';
import { pressSave } from '../testing/show-form.tsx';
import { showRecord, slideIn } from '../testing/show-record.tsx';

const crossing = { __typename: 'RequestType', id: 'id X', code: 'X', description: 'Crossing' };

beforeEach(() => {
  layOut();
  vi.stubGlobal('fetch', async (_address: string, init?: { readonly body?: string }) =>
    Response.json({
      data: init?.body?.includes('PickRequestTypes')
        ? { options: [crossing] }
        : { history: [], externalIds: [] },
    }),
  );
});

/** A record with a row open that has a picker. */
async function showRow() {
  const view = showRecord({
    address: '/surface-project/p1/agreements/a1/details',
    agreements: {
      tabs: [
        {
          path: 'details',
          label: 'Details',
          fields: [
            { name: 'number', label: 'Number' },
            { name: 'type', label: 'Type' },
          ],
          show: () => (
            <>
              <TextField name="number" label="Number" />
              <PickerField name="type" label="Type" picklist="requestTypes" />
            </>
          ),
        },
      ],
    },
  });
  await screen.findByRole('dialog');
  return view;
}

const box = () => slideIn().getByRole<HTMLInputElement>('combobox', { name: 'Type' });

async function typeAndLeave(text: string): Promise<void> {
  act(() => box().focus());
  fireEvent.click(box());
  await waitFor(() => expect(box().dataset['expanded']).toBeTruthy());
  fireEvent.change(box(), { target: { value: text } });
  await act(async () => box().blur());
}

it('of a row keeps text that means nothing, also while the row is closed, and no save goes without it', async () => {
  const { sent, goTo } = await showRow();
  await typeAndLeave('zzz');
  expect(box().value).toBe('zzz');
  await pressSave();
  expect(await screen.findByText('Not saved: a row has to be corrected first.')).toBeTruthy();
  await goTo('/surface-project/p1/agreements');
  expect(await screen.findByRole('link', { name: /^Agreements ?1$/ })).toBeTruthy();
  await goTo('/surface-project/p1/details');
  await pressSave();
  // The save moves the focus to the field that prevents it.
  await screen.findByRole('dialog');
  await waitFor(() => expect(box().value).toBe('zzz'));
  expect(sent).toEqual([]);
  await typeAndLeave('cross');
  await waitFor(() => expect(box().value).toBe('X – Crossing'));
  await pressSave();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.agreements).toMatchObject([{ id: 'a1', type: { id: 'id X' } }]);
});
