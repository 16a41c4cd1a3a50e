import { fireEvent, screen, within } from '@testing-library/react';
import { beforeForm } from 'shared-ui/testing';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { aProject, projectId } from '../../testing/made-up-projects.ts';
import { showProject } from '../../testing/show-project.tsx';

// Fetched before the first test looks for it, as by somebody who is on the way there.
beforeAll(() => import('./progress-tab.tsx'));
beforeEach(() => beforeForm());

const progress = {
  __typename: 'ProjectProgress',
  agreements: 10,
  consents: [{ __typename: 'ConsentWeek', week: '2026-03-02', count: 4 }],
  contacts: [
    { __typename: 'PersonContacts', personName: 'Ann Beg', reached: 7, missed: 5 },
    { __typename: 'PersonContacts', personName: null, reached: 1, missed: 0 },
  ],
  paid: '1200',
  owed: '300.5',
  work: '800',
};

const unbilled = {
  __typename: 'WorkInProgress',
  all: {
    __typename: 'WorkSummary',
    upTo30: '10',
    upTo60: '0',
    upTo90: '0',
    over90: '90',
    total: '100',
  },
};

const show = (options: Parameters<typeof showProject>[0] = {}) =>
  showProject({
    address: `${projectId}/progress`,
    ...options,
    answers: { ProjectProgress: () => ({ data: { progress } }), ...options.answers },
  });

const card = async (name: string) => within(await screen.findByRole('region', { name }));

/** The rows of a chart's table, each as its texts. */
async function rowsOf(name: string): Promise<readonly string[][]> {
  const table = (await card(name)).getByRole('table', { hidden: true });
  return [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent ?? ''),
  );
}

it('says how many consented, and leads to the agreements', async () => {
  show({ project: aProject({ consentTarget: '2026-12-31' }) });
  const consents = await card('Consents by week');
  expect(
    consents.getByText(/^4 of 10 agreements have their consent\. All are planned by Dec-31-2026\./),
  ).toBeTruthy();
  expect(consents.getByRole('link', { name: 'Show agreements' }).getAttribute('href')).toMatch(
    new RegExp(`/surface-project/${projectId}/agreements$`),
  );
  expect((await rowsOf('Consents by week'))[0]).toEqual(['Mar-02-2026', '4', '0']);
});

it('asks for a target and an amount where there is none', async () => {
  show();
  expect((await card('Consents by week')).getByText(/Enter ‘All consents by’ under Details/)).toBeTruthy();
  expect(
    (await card('Spent against the AFE')).getByText(/\$2,000\.00 are spent\. Enter the AFE amount/),
  ).toBeTruthy();
});

it('asks nothing of who may only read', async () => {
  show({ project: aProject({ canEdit: false }) });
  expect((await card('Consents by week')).getByText(/No day is entered/)).toBeTruthy();
  expect((await card('Spent against the AFE')).getByText(/No AFE amount is entered/)).toBeTruthy();
  expect(screen.queryByText(/Enter/)).toBeNull();
});

it('compares what was paid and worked with the AFE', async () => {
  show({ project: aProject({ afeAmount: '8000' }) });
  expect(
    (await card('Spent against the AFE')).getByText('$2,000.00 of $8,000.00 are spent: 25 %.'),
  ).toBeTruthy();
  expect(await rowsOf('Spent against the AFE')).toEqual([
    ['Paid', '$1,200.00'],
    ['Owed', '$300.50'],
    ['Time, expenses', '$800.00'],
    ['AFE', '$8,000.00'],
  ]);
});

it('tells who reached people, by the person', async () => {
  show();
  expect((await card('Contacts by person')).getByText('13 contacts and attempts so far.')).toBeTruthy();
  expect(await rowsOf('Contacts by person')).toEqual([
    ['Ann Beg', '7', '5'],
    ['Nobody named', '1', '0'],
  ]);
});

it('shows unbilled time to those alone who bill', async () => {
  const { unmount } = show();
  await card('Contacts by person');
  expect(screen.queryByRole('region', { name: 'Unbilled time by age' })).toBeNull();
  unmount();
  show({
    rights: { canAccessInvoice: true },
    flags: ['enableInvoicing'],
    answers: { ProjectProgress: () => ({ data: { progress, unbilled } }) },
  });
  expect((await card('Unbilled time by age')).getByText('$100.00 are not billed yet.')).toBeTruthy();
  expect((await rowsOf('Unbilled time by age')).at(-1)).toEqual(['Over 90 days', '$90.00']);
});

it('says why it cannot be read, and tries again', async () => {
  let isBroken = true;
  show({
    answers: {
      ProjectProgress: () =>
        isBroken ? { errors: [{ message: 'The database is away.' }] } : { data: { progress } },
    },
  });
  expect(await screen.findByText(/The database is away\./)).toBeTruthy();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await card('Consents by week')).toBeTruthy();
});
