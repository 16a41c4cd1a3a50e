import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInShell } from '../testing/index.ts';
import { BinderButton } from './binder-button.tsx';

const projectId = '00000000-0000-4000-8000-000000000b01';
const documentId = '00000000-0000-4000-8000-00000000d0c1';

/** Answers the calls of a binder, and records them; its states are returned in turn. */
function standInBinder(...states: readonly object[]) {
  const requests: { readonly method: string; readonly address: string; readonly body: unknown }[] = [];
  let look = 0;
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    requests.push({ method, address, body: JSON.parse(String(body ?? '{}')) });
    if (method === 'POST') return Response.json({ result: documentId });
    if (method === 'DELETE') return Response.json({ result: { done: true } });
    const state = states[Math.min(look, states.length - 1)];
    look += 1;
    const usual = {
      id: documentId,
      done: 0,
      total: 0,
      message: null,
      fileName: 'B.pdf',
      outputFormat: 'PDF',
    };
    return Response.json({ result: { ...usual, ...state } });
  });
  return requests;
}

async function openDialog() {
  renderInShell(<BinderButton projectId={projectId} />);
  fireEvent.click(screen.getByRole('button', { name: 'Closing Binder' }));
  return within(await screen.findByRole('dialog'));
}

it('makes one PDF, and opens it beside the form', async () => {
  const requests = standInBinder({ state: 'Writing', done: 1, total: 4 }, { state: 'Done' });
  const open = vi.spyOn(window, 'open').mockReturnValue(window);
  const dialog = await openDialog();
  expect(requests).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Run' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests[0]?.body).toMatchObject({ parentId: projectId, form: 'PDF' });
  expect(open).toHaveBeenCalledWith(`/api/documents/${documentId}`, '_blank', expect.any(String));
});

it('makes an archive where that is chosen, and says why it failed', async () => {
  const requests = standInBinder({ state: 'Failed', message: 'More than 2 GB.' });
  const dialog = await openDialog();
  fireEvent.change(dialog.getByLabelText('Make it as'), { target: { value: 'Archive' } });
  expect(dialog.getByText(/All files as they are/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Run' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Report Error: More than 2 GB.');
  expect(requests[0]?.body).toMatchObject({ form: 'Archive' });
});

it('is cancelled in the API too', async () => {
  const requests = standInBinder({ state: 'Waiting' });
  const dialog = await openDialog();
  fireEvent.click(dialog.getByRole('button', { name: 'Run' }));
  expect(await dialog.findByText('Waiting for its turn …')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() =>
    expect(requests.some(({ method, address }) => method === 'DELETE' && address.includes(documentId))).toBe(
      true,
    ),
  );
});
