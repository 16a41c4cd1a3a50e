import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { takeToasts } from 'shared-ui/testing';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { anAgreement, asAnswered, associates, inNoChain } from '../../testing/made-up-agreements.ts';
import { placeOfProject, projectId } from '../../testing/made-up-projects.ts';
import { showProject } from '../../testing/show-project.tsx';

beforeAll(() =>
  Promise.all([
    import('../../tabs/agreements/agreements-tab.tsx'),
    import('../../tabs/agreements/agreement-rail.tsx'),
    import('./associate-page.tsx'),
  ]),
);

beforeEach(() => {
  takeToasts();
});

const [ann] = associates;
const { id } = anAgreement();

const aPerson = (change: object = {}) => ({
  __typename: 'ContactPerson',
  ...{ id: 'owner-1', role: 'Landowner', name: 'Ann Beg', associateId: ann?.id, contactName: 'Dale Beg' },
  ...{ isJointTenant: false, interestPercentage: null, interestFractionNumerator: 1 },
  ...{
    interestFractionDenominator: 2,
    ownerGroup: null,
    groupShareNumerator: null,
    groupShareDenominator: null,
  },
  ...{
    email: 'dale@example.ca',
    note: 'After six.',
    safetyNote: 'Dog in the yard: phone first.',
    triedCount: 2,
  },
  lastContact: {
    __typename: 'LastContact',
    ...{ date: '2026-11-05', isSuccessful: false, outcome: 'NoAnswer', method: 'Phone' },
  },
  phones: [
    {
      __typename: 'ContactPhone',
      type: 'Mobile',
      number: '7805550102',
      extension: null,
      contactName: 'Dale Beg',
    },
    { __typename: 'ContactPhone', type: 'Work', number: '7805550100', extension: '12', contactName: null },
  ],
  ...change,
});

const aCard = (change: object = {}) => ({
  __typename: 'ContactCard',
  ...{ id, peopleCount: 1, contactCount: 3, triedCount: 2, openTaskCount: 1, documentCount: 0 },
  lastContact: null,
  nextTask: {
    __typename: 'NextTask',
    ...{ id: 'task-1', name: 'Call the owner', dueDate: '2026-01-02', assignee: 'Brooke Hanson' },
  },
  people: [aPerson()],
  ...change,
});

function show(card: object = aCard()) {
  return showProject({
    address: `${projectId}/agreements/${id}/details`,
    answers: {
      ProjectAgreements: () => ({
        data: {
          agreements: {
            __typename: 'AgreementConnection',
            nodes: asAnswered([anAgreement()]),
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      }),
      ProjectAgreement: () => ({ data: { record: asAnswered(anAgreement()) } }),
      AgreementRuleTable: () => ({ data: { project: placeOfProject, rules: [] } }),
      AgreementChain: inNoChain,
      ContactCard: () => ({ data: { card } }),
    },
  });
}

const rail = async () =>
  within(await screen.findByRole('complementary', { name: 'The agreement at a glance' }));

describe('the card at the side of a record', () => {
  it('says who to call, by which number, what was tried and what comes next', async () => {
    show();
    const side = await rail();
    const call = await side.findByRole('link', { name: 'Call Dale Beg, (780) 555-0102' });
    expect(call.getAttribute('href')).toBe('tel:7805550102');
    expect(side.getByRole('link', { name: 'Call Dale Beg, (780) 555-0100 ext. 12' })).toBeTruthy();
    expect(side.getByText('Owner · 1/2')).toBeTruthy();
    expect(side.getByRole('link', { name: 'dale@example.ca' }).getAttribute('href')).toBe(
      'mailto:dale@example.ca',
    );
    // Before anything else about the person: it is read before driving there.
    const [part] = side.getByText('Owner · 1/2').closest('li')?.getElementsByTagName('strong') ?? [];
    expect(part?.parentElement?.textContent).toBe('Safety: Dog in the yard: phone first.');
    expect(side.getByText('After six.')).toBeTruthy();
    expect(
      side.getByText(
        (_, element) =>
          element?.tagName === 'P' &&
          element.textContent === 'No answer · Phone · Nov-05-2026 · 2 attempts without an answer',
      ),
    ).toBeTruthy();
    const next = side.getByRole('link', { name: 'Next: Call the owner' });
    expect(next.closest('p')?.textContent).toContain('overdue since Jan-02-2026 · Brooke Hanson');
    expect(side.getByRole('link', { name: '3 contacts' }).getAttribute('href')).toBe(
      `/surface-project/${projectId}/agreements/${id}/communications`,
    );
  });

  it('copies a number, and says so', async () => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
    show();
    const side = await rail();
    const copy = await side.findByRole('button', { name: 'Copy (780) 555-0102' });
    await act(async () => fireEvent.click(copy));
    expect(copied).toEqual(['(780) 555-0102']);
    expect(takeToasts().map(({ message }) => message)).toEqual(['(780) 555-0102 copied.']);
  });

  it('opens the associate over the record; Back is at the record', async () => {
    const { router } = show();
    const side = await rail();
    const name = await side.findByRole('button', { name: 'Ann Beg' });
    await act(async () => fireEvent.click(name));
    expect(router.state.location.search).toBe(`?associate=${ann?.id}`);
    const back = await screen.findByRole('button', { name: 'Back to the record' });
    await act(async () => fireEvent.click(back));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(router.state.location.pathname).toBe(`/surface-project/${projectId}/agreements/${id}/details`);
  });

  it('offers the first step where it names nobody and nothing is to be done', async () => {
    show(aCard({ people: [], peopleCount: 0, contactCount: 0, triedCount: 0, nextTask: null }));
    const side = await rail();
    const add = await side.findByRole('link', { name: 'Add an owner' });
    expect(add.getAttribute('href')).toBe(`/surface-project/${projectId}/agreements/${id}/landowners`);
    expect(side.getByText('No contact logged yet')).toBeTruthy();
    expect(side.getByText('No open task')).toBeTruthy();
  });

  it('says so where it cannot be read, and asks again', async () => {
    showProject({
      address: `${projectId}/agreements/${id}/details`,
      answers: {
        ProjectAgreement: () => ({ data: { record: asAnswered(anAgreement()) } }),
        ContactCard: () => ({ errors: [{ message: 'The server is being serviced.' }] }),
      },
    });
    const side = await rail();
    expect(await side.findByText(/The server is being serviced/)).toBeTruthy();
  });
});
