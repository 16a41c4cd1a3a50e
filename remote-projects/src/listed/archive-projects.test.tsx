import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { addTexts } from 'shared-ui';
import { type Answer, renderInShell, standInApi } from 'shared-ui/testing';
import { Provider } from 'urql';
import { expect, it, vi } from 'vitest';
import { en } from '../texts/en/area.ts';
import { ArchiveProjects } from './archive-projects.tsx';

const rows = [
  { id: 'p1', name: 'Jedney lateral' },
  { id: 'p2', name: 'Buick Creek pad' },
];

function show(answer: Answer) {
  const { client, variablesOf } = standInApi({ ArchiveSurfaceProjects: () => answer });
  const onDone = vi.fn();
  const view = renderInShell(
    <Provider value={client}>
      <ArchiveProjects rows={rows} onDone={onDone} onClose={() => {}} />
    </Provider>,
  );
  act(() => addTexts(view.i18n, 'projects', 'en', en));
  return { variablesOf, onDone };
}

it('archives the selected projects at once, after a question that names them', async () => {
  const { variablesOf, onDone } = show({ data: { archived: ['p1', 'p2'] } });
  const dialog = await screen.findByRole('dialog');
  for (const { name } of rows) expect(dialog.textContent).toContain(name);
  expect(dialog.textContent).toContain('It can be restored from the record.');
  fireEvent.click(screen.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(variablesOf('ArchiveSurfaceProjects')).toEqual([{ ids: ['p1', 'p2'] }]);
});

it('says why none of them was archived', async () => {
  const { onDone } = show({
    errors: [{ message: 'Ask an editor of it.', extensions: { code: 'FORBIDDEN' } }],
  });
  await screen.findByRole('dialog');
  fireEvent.click(screen.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('Ask an editor of it.')).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
});
