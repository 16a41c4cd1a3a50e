import { act, fireEvent, screen } from '@testing-library/react';
import { addTexts } from 'shared-ui';
import { beforeForm, onPhone, renderInShell } from 'shared-ui/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '../texts/en/area.ts';
import { TemplateFileActions } from './template-file-actions.tsx';

beforeEach(beforeForm);

const chosen = { add: vi.fn(), download: vi.fn() };

/** What can be done with a template's files, of which nothing is selected. */
async function show(isReadOnly = false) {
  const { i18n } = renderInShell(
    <TemplateFileActions
      add={isReadOnly ? undefined : { onChoose: chosen.add }}
      others={[
        { label: 'Download', onChoose: chosen.download },
        { label: 'Delete', onChoose: () => {}, disabledBy: 'Select a file first.' },
      ]}
    />,
  );
  await act(async () => addTexts(i18n, 'admin', 'en', en));
  return screen
    .getAllByRole('button')
    .map((button) => button.textContent || button.getAttribute('aria-label'));
}

describe('what can be done with the files of a template', () => {
  it('is on a phone one clear button and a menu, which says why something is not possible', async () => {
    onPhone();
    expect(await show()).toEqual(['Add Files', 'More actions on template files']);
    fireEvent.click(screen.getByRole('button', { name: 'Add Files' }));
    expect(chosen.add).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'More actions on template files' }));
    const remove = (await screen.findByText('Delete')).closest('button') as HTMLButtonElement;
    expect([remove.getAttribute('title'), remove.hasAttribute('disabled')]).toEqual([
      'Select a file first.',
      true,
    ]);
    fireEvent.click(screen.getByText('Download'));
    expect(chosen.download).toHaveBeenCalledOnce();
  });

  it('is all in sight where there is room', async () => {
    onPhone(false);
    expect(await show()).toEqual(['Add Files', 'Download', 'Delete']);
  });

  it('adds nothing to what is only read', async () => {
    onPhone();
    expect(await show(true)).toEqual(['More actions on template files']);
  });
});
