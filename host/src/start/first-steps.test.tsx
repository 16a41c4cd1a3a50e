import { act, fireEvent, screen, within } from '@testing-library/react';
import { firstSteps } from 'shared-contracts/grids';
import { addAllTexts } from 'shared-ui';
import { aUser, renderInShell } from 'shared-ui/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { texts } from '../generated/texts/first-steps.ts';
import { createServices, ServicesProvider } from '../services/services.tsx';
import { FirstSteps } from './first-steps.tsx';

beforeEach(() => localStorage.clear());

/** The list on an API by which some steps are done; all of them make it empty. */
function show(...done: readonly string[]) {
  const steps = firstSteps.map((step) => ({ step, isDone: done.includes(step) }));
  const fetched = vi.fn(async () => Response.json({ result: done.length < steps.length ? steps : [] }));
  vi.stubGlobal('fetch', fetched);
  const view = renderInShell(
    <ServicesProvider services={createServices()}>
      <FirstSteps />
    </ServicesProvider>,
    { user: aUser({ isSystemAdministrator: true }) },
  );
  act(() => addAllTexts(view.i18n, 'first-steps', texts));
  return { ...view, fetched };
}

const list = () => screen.findByRole('region', { name: 'First steps' });

it('ticks what is there, and leads to where each step is done', async () => {
  show('company');
  const steps = within(await list()).getAllByRole('listitem');
  expect(steps).toHaveLength(firstSteps.length);
  expect(within(steps[0] as HTMLElement).getByRole('img', { name: 'Done' })).toBeTruthy();
  expect(within(steps[1] as HTMLElement).getByRole('img', { name: 'To do' })).toBeTruthy();
  const project = within(steps.at(-1) as HTMLElement).getByRole('link', { name: 'Make the first project' });
  expect(project.getAttribute('href')).toBe('/surface-project/new');
  const lists = within(steps[3] as HTMLElement).getByRole('link', { name: /^Fill the lists/ });
  expect(lists.getAttribute('href')).toBe('/admin/first-entries');
});

it('is not shown once everything is there', async () => {
  const { fetched } = show(...firstSteps);
  await act(async () => fetched.mock.results[0]?.value);
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
});

it('stays away once it was hidden', async () => {
  const { unmount } = show();
  fireEvent.click(within(await list()).getByRole('button', { name: 'Hide this list' }));
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
  unmount();
  const { fetched } = show();
  await act(async () => {});
  expect(fetched).not.toHaveBeenCalled();
});
