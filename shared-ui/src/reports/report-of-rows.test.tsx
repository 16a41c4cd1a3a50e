import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { reportTypes } from 'shared-contracts/forms';
import { sortTypes } from 'shared-contracts/reports';
import { expect, it, vi } from 'vitest';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { reportOfRows } from './report-of-rows.tsx';

const rows = [
  { id: '0b6d6f0a-5b3c-4c00-9a00-000000000001', name: 'Jedney lateral' },
  { id: '0b6d6f0a-5b3c-4c00-9a00-000000000002', name: 'Buick Creek pad' },
];

function show(refusal = 'This report is not for today.') {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_: RequestInfo | URL, init?: RequestInit) => {
    bodies.push(JSON.parse(String(init?.body)));
    return Response.json({ message: refusal }, { status: 403 });
  });
  const onClose = vi.fn();
  const Summary = reportOfRows('projectSummary');
  renderInShell(<Summary rows={rows} onDone={() => {}} onClose={onClose} />);
  return { bodies, onClose };
}

it('asks for the order of a project summary before it is run, and runs it of the selected projects', async () => {
  const { bodies } = show();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Of 2 selected records.')).toBeTruthy();
  const run = dialog.getByRole('button', { name: 'Run' });
  expect(run.hasAttribute('disabled')).toBe(true);
  const sort = dialog.getByRole('combobox', { name: /^Sort Type/ });
  act(() => sort.focus());
  act(() => sort.blur());
  // The same reason is shown above the button.
  await dialog.findByRole('combobox', { description: 'Sort type is required', hidden: true });
  expect(dialog.getAllByText('Sort type is required')).toHaveLength(2);
  fireEvent.click(sort);
  const menu = screen.getByRole('listbox', { name: /^Sort Type/, hidden: true });
  expect(within(menu).getAllByRole('option', { hidden: true })).toHaveLength(8);
  expect(menu.closest<HTMLElement>('[style*="max-height"]')?.style.maxHeight).toMatch(/168px|10.5rem/);
  fireEvent.click(within(menu).getByRole('option', { name: 'Surface Status', hidden: true }));
  await waitFor(() => expect(run.hasAttribute('disabled')).toBe(false));
  await act(async () => fireEvent.click(run));
  expect(await dialog.findByText('Report Error: This report is not for today.')).toBeTruthy();
  expect(bodies).toEqual([
    expect.objectContaining({
      reportId: reportTypes.projectSummary.id,
      dataSource: { parentId: null, ids: rows.map(({ id }) => id) },
      options: expect.objectContaining({ sortType: { id: sortTypes.surfaceStatus.id } }),
      language: 'en',
    }),
  ]);
});

it('is of all projects where that is chosen, whatever is selected', async () => {
  const { bodies } = show();
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('combobox', { name: /^Sort Type/ }));
  fireEvent.click(screen.getByRole('option', { name: 'Surface Status', hidden: true }));
  fireEvent.click(dialog.getByRole('radio', { name: 'Of all projects that you see.' }));
  const run = dialog.getByRole('button', { name: 'Run' });
  await waitFor(() => expect(run.hasAttribute('disabled')).toBe(false));
  await act(async () => fireEvent.click(run));
  expect(bodies).toMatchObject([{ dataSource: { parentId: null, ids: [] } }]);
});

it('previews once what is required is chosen, and says what went wrong with it', async () => {
  const { bodies } = show();
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Preview' }));
  expect(await dialog.findByText('Choose what is required to see the first page.')).toBeTruthy();
  expect(bodies).toEqual([]);
  fireEvent.click(dialog.getByRole('combobox', { name: /^Sort Type/ }));
  fireEvent.click(screen.getByRole('option', { name: 'Area Name', hidden: true }));
  expect(await dialog.findByText('Report Error: This report is not for today.')).toBeTruthy();
  expect(bodies).toEqual([expect.objectContaining({ isPreview: true })]);
});

it('closes without running', async () => {
  const { bodies, onClose } = show();
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(bodies).toEqual([]);
});
