import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeForm, fillIn, slideIn } from 'shared-ui/testing';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { anAgreement, asAnswered, inNoChain, threeLines } from '../../testing/made-up-agreements.ts';
import { projectId } from '../../testing/made-up-projects.ts';
import { showProject } from '../../testing/show-project.tsx';

// Fetched before the first test looks for them, as by somebody who is on the way there.
beforeAll(() =>
  Promise.all([
    import('./communications-tab.tsx'),
    import('../agreements/agreements-tab.tsx'),
    import('../agreements/agreement-rail.tsx'),
    import('../agreements/sections/agreement-section.tsx'),
  ]),
);

beforeEach(beforeForm);

const agreementId = threeLines[0]?.id ?? '';
const tab = `/surface-project/${projectId}/communications`;
const below = `/surface-project/${projectId}/agreements/${agreementId}/communications`;
const own = '00000000-0000-4000-8000-000000000901';
const ofAgreement = '00000000-0000-4000-8000-000000000902';

const aCommunication = (change: { readonly id: string } & Readonly<Record<string, unknown>>) => ({
  __typename: 'Communication',
  revision: 1,
  date: '2026-11-20',
  timeOfDay: null,
  confidential: false,
  isSuccessful: true,
  outcome: null,
  documentsAttached: false,
  isUserOwned: true,
  canEdit: true,
  canDelete: true,
  agreementId: null,
  requestId: null,
  stakeholderId: null,
  step: null,
  deliveredDate: null,
  operatorProject: null,
  brokerProject: null,
  methodOfContact: null,
  representative: null,
  businessAssociates: [],
  contacts: [],
  ...change,
});

const communications = [
  aCommunication({ id: own, source: 'Project', recordName: 'Jedney', comments: 'Route agreed.' }),
  aCommunication({
    ...{ id: ofAgreement, source: 'Agreement', agreementId },
    ...{ recordName: 'SL-1', comments: 'Wants the gate moved.' },
  }),
];

const page = (typeName: string, nodes: readonly object[]) => ({
  __typename: typeName,
  nodes,
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
});

const show = (address: string) =>
  showProject({
    address: address.replace('/surface-project/', ''),
    answers: {
      Communications: ({ parentId }) => ({
        data: {
          communications: page(
            'CommunicationConnection',
            communications.filter((one) => parentId === projectId || one.id === ofAgreement),
          ),
        },
      }),
      CommunicationRecord: ({ id }) => ({
        data: { record: communications.find((one) => one.id === id) },
      }),
      AgreementParties: ({ id }) => ({
        data: { agreement: { __typename: 'Agreement', id, landowners: [], occupants: [] } },
      }),
      Documents: () => ({ data: { documents: [] } }),
      ProjectAgreements: () => ({
        data: { agreements: asAnswered(page('AgreementConnection', threeLines)) },
      }),
      ProjectAgreement: ({ id }) => ({ data: { record: asAnswered(anAgreement({ id: String(id) })) } }),
      AgreementRules: () => ({ data: { rules: [] } }),
      AgreementChain: inNoChain,
    },
  });

it('opens a communication of the project over the list', async () => {
  const { place } = show(tab);
  fireEvent.doubleClick(await screen.findByText('Route agreed.'));
  await slideIn();
  expect(place()).toBe(`${tab}/${own}/details`);
});

it('opens one of an agreement at the agreement, and saves it as one', async () => {
  const { place, sent } = show(tab);
  fireEvent.doubleClick(await screen.findByText('Wants the gate moved.'));
  await waitFor(() => expect(place()).toBe(`${below}/${ofAgreement}/details`));
  const page = await slideIn();
  await page.findByLabelText('Comments');
  fillIn('Comments', 'The gate is moved.', page);
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.['communications']).toMatchObject([
    { id: ofAgreement, revision: 1, agreementId, comments: 'The gate is moved.' },
  ]);
});

it('comes back from one of an agreement to the list that it was opened from', async () => {
  const { place } = show(`${tab}?show=All`);
  const line = await screen.findByText('Wants the gate moved.');
  fireEvent.click(line);
  fireEvent.doubleClick(line);
  await waitFor(() => expect(place()).toBe(`${below}/${ofAgreement}/details`));
  const page = await slideIn();
  await page.findByLabelText('Comments');
  fireEvent.click(page.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(place()).toBe(`${tab}?show=All`));
  // The cursor is in the row that was left, and not in the first.
  const row = (await screen.findByText('Wants the gate moved.')).closest('tr');
  const grid = row?.closest('table');
  const active = () => document.getElementById(grid?.getAttribute('aria-activedescendant') ?? '');
  await waitFor(() => expect(active()?.closest('tr')).toBe(row));
  expect(row?.previousElementSibling?.textContent).toContain('Route agreed.');
});

it('leads an address of the list on to the agreement', async () => {
  const { place } = show(`${tab}/${ofAgreement}/details`);
  await waitFor(() => expect(place()).toBe(`${below}/${ofAgreement}/details`));
});
