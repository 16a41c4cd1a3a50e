import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeForm } from 'shared-ui/testing';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { aProject, projectId } from '../../testing/made-up-projects.ts';
import { showProject } from '../../testing/show-project.tsx';

// Fetched before the first test looks for it, as by somebody who is on the way there.
beforeAll(() => import('./documents-tab.tsx'));

beforeEach(beforeForm);

const binderId = '00000000-0000-4000-8000-00000000d0c1';

const showDocuments = (canEdit = true) =>
  showProject({
    address: `${projectId}/related-documents`,
    project: aProject({ canEdit }),
    answers: { Documents: () => ({ data: { documents: [] } }) },
  });

/** Answers the calls of a binder that is finished immediately; records the requests. */
function standInBinder() {
  const requests: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (address.includes('reports/binder')) {
      requests.push(JSON.parse(String(body)));
      return Response.json({ result: binderId });
    }
    const made = { id: binderId, state: 'Done', done: 4, total: 4, message: null };
    const answer = { ...made, fileName: 'Closing binder.pdf', outputFormat: 'PDF' };
    return Response.json({ result: address.includes(binderId) ? answer : [] });
  });
  return requests;
}

it('binds all documents of the project from within its form, which is not saved by it', async () => {
  const requests = standInBinder();
  const open = vi.spyOn(window, 'open').mockReturnValue(window);
  const { sent } = showDocuments();
  fireEvent.click(await screen.findByRole('button', { name: 'Closing Binder' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Run' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests).toMatchObject([{ parentId: projectId, form: 'PDF' }]);
  expect(open).toHaveBeenCalledWith(`/api/documents/${binderId}`, '_blank', expect.any(String));
  expect(sent()).toEqual([]);
});

it('offers no binder to who may not edit the project', async () => {
  showDocuments(false);
  await screen.findByRole('grid', { name: 'Related documents' });
  expect(screen.queryByRole('button', { name: 'Closing Binder' })).toBeNull();
});
