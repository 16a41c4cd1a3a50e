import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refusals } from 'shared-ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { anAssociate } from '../testing/made-up-associates.ts';
import { showAssociate } from '../testing/show-associate.tsx';

const neil = anAssociate();
const double = anAssociate({ id: '00000000-0000-4000-8000-000000000002', name: 'Farms, Neil', revision: 7 });
const admin = { isSystemAdministrator: true };

/** What a call meets whose answer is lost. */
const lost = (): never => {
  throw new TypeError('Failed to fetch');
};

const preview = (change: object = {}) => ({
  data: {
    preview: {
      __typename: 'MergePreview',
      winner: { ...neil, fullAddress: null },
      loser: { ...double, fullAddress: null },
      fields: [
        {
          ...{ __typename: 'MergeField', field: 'name', winner: 'Neil Farms', loser: 'Farms, Neil' },
          ...{ lock: null, isTaken: false },
        },
        {
          ...{ __typename: 'MergeField', field: 'email', winner: null, loser: 'neil@example.ca' },
          ...{ lock: null, isTaken: true },
        },
        {
          ...{ __typename: 'MergeField', field: 'cellNumber', winner: null, loser: '7805551212' },
          ...{ lock: null, isTaken: true },
        },
        {
          __typename: 'MergeField',
          field: 'taxNumber',
          winner: '1',
          loser: '2',
          lock: 'Accounting keeps this. Change it there.',
          isTaken: false,
        },
      ],
      moves: [{ __typename: 'MergeMove', text: '3 agreements', count: 3 }],
      coOwned: ['MSL-0011-013', '042 118 226'],
      bothConsulted: ['Pembina lateral'],
      refusal: null,
      ...change,
    },
  },
});

/** The comparison page, opened from the header by choosing the name of the other associate. */
async function compare(answers: NonNullable<Parameters<typeof showAssociate>[0]>['answers'] = {}) {
  const view = showAssociate({
    rights: admin,
    answers: {
      AssociatesToMerge: () => ({
        data: { associates: [neil, double].map((one) => ({ ...one, fullAddress: null })) },
      }),
      MergePreview: () => preview(),
      MergeBusinessAssociates: () => ({ data: { merged: neil } }),
      AssociateMerges: () => ({ data: { merges: [] } }),
      ...answers,
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Merge …' }));
  const search = await screen.findByRole('searchbox', { name: 'Find by name' });
  // It begins where its first letter is typed, without a click.
  await waitFor(() => expect(document.activeElement).toBe(search));
  fireEvent.change(search, { target: { value: 'neil' } });
  expect(screen.queryByRole('button', { name: 'Compare with Neil Farms' })).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Compare with Farms, Neil' }));
  const page = within(await screen.findByRole('dialog'));
  return { ...view, page };
}

describe('the merge of two associates', () => {
  it('shows both and what moves before, and sends what was chosen once', async () => {
    const opened = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const { requests, page } = await compare();
    expect(await page.findByText('3 agreements')).toBeTruthy();
    expect(
      page.getByText(
        'Both are owners of MSL-0011-013 and 042 118 226. After the merge Neil Farms is listed there twice: check the shares.',
      ),
    ).toBeTruthy();
    expect(
      page.getByText(/^Both are stakeholders of Pembina lateral\. .* delete one of the two\.$/),
    ).toBeTruthy();
    const taxNumber = within(page.getByRole('row', { name: /^Tax number/ })).getAllByRole('radio');
    expect((taxNumber[1] as HTMLInputElement).disabled).toBe(true);
    const choiceOf = (name: RegExp) => within(page.getByRole('row', { name })).getAllByRole('radio');
    // Values that the remaining associate lacks are taken over by default.
    expect((choiceOf(/^E-mail/)[1] as HTMLInputElement).checked).toBe(true);
    expect((choiceOf(/^Name/)[0] as HTMLInputElement).checked).toBe(true);
    expect(page.getByRole('row', { name: /^Cell/ }).textContent).toContain('(780) 555-1212');
    fireEvent.click(choiceOf(/^Cell/)[0] as HTMLElement);
    fireEvent.click(page.getByRole('button', { name: 'Merge' }));
    const sent = () => requests.filter(({ operation }) => operation === 'MergeBusinessAssociates');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.variables['input']).toMatchObject({
      winnerId: neil.id,
      winnerRevision: 3,
      loserId: double.id,
      loserRevision: 7,
      fromLoser: ['email'],
    });
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  });

  it('is not offered where the server says why it cannot be', async () => {
    const { page } = await compare({
      MergePreview: () => preview({ refusal: 'A client can only be the one that stays.' }),
    });
    expect((await page.findByRole('alert')).textContent).toBe('A client can only be the one that stays.');
    expect((page.getByRole('button', { name: 'Merge' }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('says what the server refused, and stays', async () => {
    const { page } = await compare({
      MergeBusinessAssociates: () => refusals('Farms, Neil was changed meanwhile.'),
    });
    fireEvent.click(await page.findByRole('button', { name: 'Merge' }));
    expect(await page.findByText('Farms, Neil was changed meanwhile.')).toBeTruthy();
  });

  it('is sent again as the same one where its answer was lost, and is then done', async () => {
    const opened = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    opened.mockClear();
    let isMerged = false;
    const { requests, page } = await compare({
      MergeBusinessAssociates: () => {
        if (isMerged) return { data: { merged: neil } };
        isMerged = true;
        return lost();
      },
      MergePreview: () => (isMerged ? refusals('There is no such record.') : preview()),
    });
    fireEvent.click(await page.findByRole('button', { name: 'Merge' }));
    expect(await page.findByText(/could not be reached/)).toBeTruthy();
    fireEvent.click(page.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    const ids = requests.flatMap(({ operation, variables }) =>
      operation === 'MergeBusinessAssociates' ? [Reflect.get(variables['input'] as object, 'id')] : [],
    );
    expect(ids).toEqual([ids[0], ids[0]]);
    // Read again, the one that is gone would put an error in place of the button.
    expect(requests.filter(({ operation }) => operation === 'MergePreview')).toHaveLength(1);
  });

  it('is for system administrators alone', async () => {
    showAssociate();
    await screen.findByLabelText(/^Name \*$/);
    expect(screen.queryByRole('button', { name: 'Merge …' })).toBeNull();
  });
});

describe('what was merged', () => {
  const past = (canUndo: boolean) => ({
    AssociateMerges: () => ({
      data: {
        merges: [
          {
            __typename: 'AssociateMerge',
            id: 'm1',
            loserId: double.id,
            loserName: 'Farms, Neil',
            mergedAt: '2026-03-04T12:00:00Z',
            mergedBy: 'Alex Admin',
            undoneAt: null,
            canUndo,
            staying: ['spouse', 'cellNumber'],
          },
        ],
      },
    }),
    UndoBusinessAssociateMerge: () => ({ data: { back: double } }),
  });

  it('stands above the history, and is undone from there', async () => {
    const opened = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const { requests } = showAssociate({
      address: `${neil.id}/history`,
      rights: admin,
      answers: past(true),
    });
    const region = within(await screen.findByRole('region', { name: 'Merged into this one' }));
    expect(region.getByText(/Farms, Neil, by Alex Admin/)).toBeTruthy();
    fireEvent.click(region.getByRole('button', { name: 'Undo the merge' }));
    const question = within(await screen.findByRole('dialog'));
    expect(
      question.getByText('Changed again since the merge, and left as they are: Spouse and Cell.'),
    ).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'Undo the merge' }));
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    expect(opened.mock.calls[0]?.[0]).toMatch(new RegExp(`/business-associate/${double.id}/details$`));
    expect(requests.find(({ operation }) => operation === 'UndoBusinessAssociateMerge')?.variables).toEqual({
      id: 'm1',
    });
  });

  it('has its own history read below it', async () => {
    const { requests } = showAssociate({
      address: `${neil.id}/history`,
      rights: admin,
      answers: {
        ...past(true),
        RecordHistory: ({ recordId }: Readonly<Record<string, unknown>>) => ({
          data: {
            externalIds: [],
            history: [
              {
                ...{ __typename: 'HistoryEntry', id: `e ${String(recordId)}`, revision: 3 },
                changedAt: '2026-03-04T12:00:00Z',
                changedBy: {
                  ...{
                    __typename: 'HistoryAuthor',
                    id: 'a1',
                    fullName: 'Alex Admin',
                    companyName: 'Rightway',
                  },
                },
                changes: [
                  recordId === double.id
                    ? { __typename: 'FieldChange', field: 'notes', before: 'Moved to Edson.', after: null }
                    : { __typename: 'FieldChange', field: 'mergedFrom', before: null, after: 'Farms, Neil' },
                ],
              },
            ],
          },
        }),
      },
    });
    const region = within(await screen.findByRole('region', { name: 'Merged into this one' }));
    expect(region.queryByText('Moved to Edson.')).toBeNull();
    fireEvent.click(region.getByRole('button', { name: 'Show the history of Farms, Neil' }));
    expect(await region.findByText('Moved to Edson.')).toBeTruthy();
    expect(requests.some(({ variables }) => variables['recordId'] === double.id)).toBe(true);
    // The history of the remaining associate describes the merge in words.
    expect(await screen.findByText('Merged from')).toBeTruthy();
    fireEvent.click(region.getByRole('button', { name: 'Hide the history of Farms, Neil' }));
    expect(region.queryByText('Moved to Edson.')).toBeNull();
  });

  it('says why it cannot be undone any more', async () => {
    showAssociate({ address: `${neil.id}/history`, rights: admin, answers: past(false) });
    const button = (await screen.findByRole('button', { name: 'Undo the merge' })) as HTMLButtonElement;
    expect([button.disabled, button.title]).toEqual([
      true,
      'The one that stayed was changed since, so the merge cannot be undone any more.',
    ]);
  });
});
