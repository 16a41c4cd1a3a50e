import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ImportProgress, PastImport } from 'shared-contracts/agreement-import';
import { aUser, beforeForm } from 'shared-ui/testing';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { asAnswered, threeLines } from '../testing/made-up-agreements.ts';
import { aPastImport } from '../testing/made-up-imports.ts';
import { aProject, projectId } from '../testing/made-up-projects.ts';
import { answer } from '../testing/show-import.tsx';
import { showProject } from '../testing/show-project.tsx';

// Fetched before the first test looks for it, as by somebody who is on the way there.
beforeAll(() =>
  Promise.all([import('../tabs/agreements/agreements-tab.tsx'), import('./import-wizard.tsx')]),
);

beforeEach(beforeForm);

/** Shows the agreements of a project into which something was imported, or is. */
async function showTab(
  imports: () => readonly PastImport[],
  options: Parameters<typeof showProject>[0] = {},
  progress?: ImportProgress,
) {
  vi.stubGlobal('fetch', async (address: string) =>
    answer(address.includes('projectFileId') ? imports() : progress),
  );
  const shown = showProject({
    address: `${projectId}/agreements`,
    ...options,
    answers: {
      ProjectAgreements: () => ({
        data: {
          agreements: {
            __typename: 'AgreementConnection',
            nodes: asAnswered(threeLines),
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      }),
      ...options.answers,
    },
  });
  return shown;
}

const listed = () => screen.findByText('SL-1');
const openActions = () => fireEvent.click(screen.getByRole('button', { name: 'Actions' }));
const item = (name: string) => screen.findByRole('menuitem', { name });

describe('the import of a project’s agreements', () => {
  it.each([
    ['Import', 'Step 1 of 4'],
    ['Past imports', /Nothing was imported into this project yet/],
  ])('opens from Actions: %s', async (entry, page) => {
    await showTab(() => []);
    await listed();
    openActions();
    fireEvent.click(await item(entry));
    expect(await screen.findByText(page)).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: /^(Cancel|Close)$/ }).at(-1) ?? document.body);
    await waitFor(() => expect(screen.queryByText(page)).toBeNull());
  });

  it('is not open on a project that was never saved, and says why', async () => {
    await showTab(() => [], { address: 'new/agreements', project: null });
    await screen.findByRole('button', { name: 'Actions' });
    openActions();
    const entry = await item('Import');
    expect(entry.hasAttribute('disabled') || entry.getAttribute('data-disabled')).toBeTruthy();
    expect(entry.title).toBe('Save the project first: agreements are imported into a saved project.');
  });

  it.each([
    ['the operator’s editor', aProject({ currentUserRole: 'AssignedOperator' }), 1],
    ['who may read alone', aProject({ canEdit: false }), 0],
  ])('is not for %s', async (_, project, buttons) => {
    const requests: unknown[] = [];
    await showTab(
      () => {
        requests.push(1);
        return [];
      },
      { project },
    );
    await listed();
    expect(screen.queryAllByRole('button', { name: 'Actions' })).toHaveLength(buttons);
    if (buttons > 0) {
      openActions();
      await item('Edit selected …');
    }
    expect(screen.queryByRole('menuitem', { name: 'Import' })).toBeNull();
    expect(requests).toEqual([]);
  });

  it('that runs is told above the list with how far it is, whoever began it', async () => {
    const runs = aPastImport({ state: 'Finalizing', done: 120, total: 300, result: null, canUndo: false });
    await showTab(() => [runs]);
    expect(await screen.findByText('Ann Neil imports survey.xlsx: 120 of 300 rows.')).toBeTruthy();
    await act(async () => screen.getByRole('button', { name: 'Show' }).click());
    expect(await screen.findByText('120 of 300 rows')).toBeTruthy();
  });

  it('that ends while somebody looks at the list is said, and the list and what the project comes to are read again', async () => {
    const runs = aPastImport({ state: 'Finalizing', done: 120, total: 300, result: null, canUndo: false });
    const turns = [[runs], [aPastImport()]];
    const { variablesOf } = await showTab(() => turns.shift() ?? [aPastImport()]);
    await screen.findByText(/120 of 300 rows/);
    const before = variablesOf('ProjectAgreements').length;
    const standings = variablesOf('ProjectStanding').length;
    await waitFor(() => expect(screen.queryByText(/120 of 300 rows/)).toBeNull());
    await waitFor(() => expect(variablesOf('ProjectAgreements').length).toBeGreaterThan(before));
    expect(variablesOf('ProjectStanding').length).toBeGreaterThan(standings);
  });

  it('that waits for one’s own review is offered, another person’s is not', async () => {
    const own = aPastImport({
      state: 'Review',
      result: null,
      canUndo: false,
      by: { ...aPastImport().by, id: aUser().id },
    });
    const theirs = aPastImport({ state: 'Review', result: null, canUndo: false, fileName: 'theirs.xlsx' });
    await showTab(() => [theirs, own]);
    expect(await screen.findByText('The import of survey.xlsx waits for your review.')).toBeTruthy();
    expect(screen.queryByText(/theirs/)).toBeNull();
  });
});
