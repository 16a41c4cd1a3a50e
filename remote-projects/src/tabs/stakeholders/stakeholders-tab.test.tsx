import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeForm, field, fillIn, pickFrom } from 'shared-ui/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asAnswered, associates } from '../../testing/made-up-agreements.ts';
import {
  aBoard,
  aRecipient,
  aStakeholder,
  oneOfBoard,
  stakeholderList,
} from '../../testing/made-up-consultation.ts';
import { projectId } from '../../testing/made-up-projects.ts';
import { showProject } from '../../testing/show-project.tsx';
import { testLinesTab } from '../../testing/test-lines-tab.tsx';

// Fetched before the first test looks for them, as by somebody who is on the way there.
beforeAll(() =>
  Promise.all([
    import('./stakeholders-tab.tsx'),
    import('./sections/stakeholder-section.tsx'),
    import('./stakeholder-rail.tsx'),
  ]),
);

beforeEach(beforeForm);

const second = aStakeholder({
  id: '00000000-0000-4000-8000-000000000402',
  sequence: 2,
  businessAssociate: associates[1] ?? null,
  relatedParcels: [],
  stakeholderTypes: [],
});

function show(options: Parameters<typeof showProject>[0] = {}) {
  return showProject({
    address: `${projectId}/stakeholders`,
    ...options,
    answers: {
      ProjectStakeholders: () => stakeholderList([aStakeholder(), second]),
      ProjectStakeholder: () => ({ data: { record: asAnswered(aStakeholder()) } }),
      ConsultationBoard: () => aBoard([aRecipient()]),
      OneRecipient: () => oneOfBoard(aRecipient()),
      ProjectTasks: () => ({ data: { tasks: [] } }),
      PickBusinessAssociates: () => ({
        data: {
          options: associates.map((one) => ({
            ...{ ...one, code: null, email: null, phoneNumber: null, cellNumber: null },
            ...{ isActive: true, isClient: false },
          })),
        },
      }),
      PickContacts: () => ({ data: { associate: null } }),
      ...options.answers,
    },
  });
}

const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;
const save = () => fireEvent.keyDown(window, { key: 's', ctrlKey: true });

describe('the stakeholders of a project', () => {
  testLinesTab({
    label: 'Stakeholders',
    typename: 'Stakeholder',
    show,
    ids: [aStakeholder().id, second.id],
    firstName: 'Ann Beg',
  });

  it('stand in the columns of the specification, with two types and one parcel', async () => {
    show();
    const row = (await screen.findByText('Ann Beg')).closest('tr');
    const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());
    expect(titles.filter(Boolean)).toEqual([
      ...['Seq', 'Stakeholder', 'Parcels', 'Notified', 'Consent', 'Expiry', 'Completed'],
    ]);
    expect(row?.textContent).toContain('Resident (Notify), Trapper (+1 more)');
    expect(row?.textContent).toContain('NW-36-042-03-W5M (+2 more)');
    // The day of its first notice, as none was entered.
    expect(row?.textContent).toContain('Nov-02-2026');
  });

  it('begin with an associate, whose refusals stand at the fields, and keep the interest for the next', async () => {
    let isRefused = true;
    const { variablesOf } = show({
      answers: {
        CreateStakeholders: ({ input }) =>
          isRefused
            ? {
                errors: [
                  {
                    message: 'Some values cannot be saved.',
                    extensions: {
                      code: 'VALIDATION',
                      fields: [
                        { path: 'input[0].contact', message: 'This contact is of another associate.' },
                      ],
                    },
                  },
                ],
              }
            : {
                data: {
                  created: (input as readonly { id: string }[]).map(({ id }) => ({
                    __typename: 'Stakeholder',
                    id,
                  })),
                },
              },
      },
    });
    await screen.findByText('Ann Beg');
    fireEvent.click(button('New'));
    const page = within(await screen.findByRole('dialog'));
    fillIn('Land interest', 'x'.repeat(101), page);
    await page.findByText('Land interest cannot exceed 100 characters');
    fillIn('Land interest', 'Trapline', page);
    await pickFrom('Business associate', 'Bob Beg', page);
    fireEvent.click(page.getByRole('button', { name: 'Create' }));
    await page.findByText('Stakeholder Creation Failed');
    await page.findByText('Contact: This contact is of another associate.');
    isRefused = false;
    fireEvent.click(page.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => field('Land interest', page));
    fireEvent.click(page.getByRole('button', { name: 'Create' }));
    await page.findByText('Stakeholder Successfully Created');
    expect(variablesOf('CreateStakeholders').at(-1)).toMatchObject({
      input: [
        {
          ...{ projectFileId: projectId, sequence: 3, landInterest: 'Trapline', distanceToInterest: null },
          businessAssociate: { id: associates[1]?.id },
        },
      ],
    });
    fireEvent.click(page.getByRole('button', { name: 'Create Another' }));
    await waitFor(() => expect(field('Land interest', page).value).toBe('Trapline'));
    expect(page.getByRole('combobox', { name: /^Business associate/ })).toHaveProperty('value', '');
  });
});

describe('many stakeholders at once', () => {
  const chooseAction = async (name: string) => {
    await screen.findByText('Ann Beg');
    for (const owner of ['Ann Beg', 'Bob Beg'])
      fireEvent.click(screen.getByText(owner).closest('tr')?.querySelector('[data-select]') ?? document.body);
    fireEvent.click(button('Actions'));
    fireEvent.click(await screen.findByRole('menuitem', { name, hidden: true }));
    return within(await screen.findByRole('dialog'));
  };

  it('get a day filled down, each as it was read, after what changes was shown', async () => {
    const moves = [
      {
        ...{ __typename: 'MovedTask', id: 'm', called: 'Notify the regulator', follows: '5 days after' },
        ...{ before: '2026-11-10', after: '2026-11-25', isEarlier: false, willMove: true },
      },
    ];
    const { variablesOf } = show({
      answers: {
        UpdateStakeholders: () => ({ data: { updated: [] } }),
        MovedByRows: () => ({ data: { moves } }),
      },
    });
    const page = await chooseAction('Fill down a date …');
    fillIn('Day', '2026-11-20', page);
    await act(async () => fireEvent.click(page.getByRole('button', { name: 'Preview changes' })));
    const table = within(await page.findByRole('table', { name: 'Changes' }));
    expect(table.getAllByText('Consent: (empty) → Nov-20-2026')).toHaveLength(2);
    // What moves along is said before anything is written.
    expect(page.getByText('Nov-10-2026 → Nov-25-2026')).toBeTruthy();
    expect(variablesOf('UpdateStakeholders')).toEqual([]);
    await act(async () => fireEvent.click(page.getByRole('button', { name: 'Apply changes' })));
    await waitFor(() => expect(variablesOf('UpdateStakeholders')).toHaveLength(1));
    expect(variablesOf('UpdateStakeholders')[0]?.['input']).toMatchObject(
      [aStakeholder(), second].map(({ id, revision }) => ({ id, revision, consentDate: '2026-11-20' })),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are cleared of a typed day of notice, not of that of their first notice', async () => {
    const typed = { ...second, details: { ...second.details, typedNotifiedDate: '2026-11-02' } };
    show({ answers: { ProjectStakeholders: () => stakeholderList([aStakeholder(), typed]) } });
    const page = await chooseAction('Edit selected …');
    fireEvent.click(page.getByRole('checkbox', { name: 'Change: Notified' }));
    await act(async () => fireEvent.click(page.getByRole('button', { name: 'Preview changes' })));
    expect(await page.findAllByText('Notified: Nov-02-2026 → (empty)')).toHaveLength(1);
    expect(page.getByText('No change.')).toBeTruthy();
  });
});

describe('a stakeholder', () => {
  const open = (options: Parameters<typeof show>[0] = {}) =>
    show({ address: `${projectId}/stakeholders/${aStakeholder().id}/details`, ...options });

  it('stands with its fields, and its clock with what is missing beside them', async () => {
    open({
      answers: {
        OneRecipient: () =>
          oneOfBoard(
            aRecipient({
              state: 'Waiting',
              clock: {
                ...{
                  startedOn: '2026-11-02',
                  dueDate: '2026-11-16',
                  isPaused: false,
                  pausedDays: 0,
                  moved: null,
                  unruled: 'Saskatchewan: there is no rule here about the time to answer.',
                },
                rule: {
                  ...{
                    __typename: 'ProvincialRule',
                    id: 'r',
                    source: 'Directive 056',
                    section: 's. 1',
                    validFrom: null,
                  },
                },
              } as never,
              gaps: [
                {
                  kind: 'NotNotified',
                  contactId: null,
                  date: null,
                  days: null,
                  sentence: 'No notice was sent.',
                },
              ],
            }),
          ),
      },
    });
    await waitFor(() => expect(field('Land interest').value).toBe('Grazing lease'));
    expect(screen.getByText(/by its first notice/).textContent).toContain('Nov-02-2026');
    const rail = within(screen.getByRole('complementary', { name: 'The stakeholder at a glance' }));
    await rail.findByText(/A response is due by Nov-16-2026/);
    expect(rail.getByText(/Saskatchewan: there is no rule here about the time to answer/)).toBeTruthy();
    expect(rail.getByText(/Directive 056 · s\. 1\. Check the current text\./)).toBeTruthy();
    expect(rail.getByText('No notice was sent.')).toBeTruthy();
  });

  it('is saved with its project, and only what was typed as its day of notification', async () => {
    const { sent } = open();
    await waitFor(() => expect(field('Land interest').value).toBe('Grazing lease'));
    fillIn('Land interest', 'Water well');
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.['stakeholders']).toMatchObject([
      { id: aStakeholder().id, revision: 2, landInterest: 'Water well', notifiedDate: null },
    ]);
  });

  it('asks why its clock stands still, and since when', async () => {
    const { sent } = open();
    await waitFor(() => expect(field('Land interest').value).toBe('Grazing lease'));
    await act(async () => fireEvent.click(button('Add: Pauses of the clock')));
    await waitFor(() => field('Reason for the pause'));
    save();
    await waitFor(() => expect(screen.getAllByText('Required value.').length).toBeGreaterThan(0));
    expect(sent()).toHaveLength(0);
    fillIn('Reason for the pause', 'Harvest');
    fillIn('From', '2026-11-05');
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.['stakeholders']).toMatchObject([
      { pauses: [{ fromDate: '2026-11-05', toDate: null, reason: 'Harvest' }] },
    ]);
  });
});
