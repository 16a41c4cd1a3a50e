import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showToast } from '../feedback/toasts.ts';
import { renderInShell } from '../testing/index.ts';
import { Toaster } from './toaster.tsx';

async function show() {
  const undone: string[] = [];
  renderInShell(
    <>
      <Toaster />
      <input aria-label="Note" />
    </>,
  );
  const done = (name: string) =>
    act(async () => showToast({ message: `${name} done.`, undo: async () => void undone.push(name) }));
  await done('First');
  await screen.findByText('First done.');
  return { undone, done };
}

const press = (target: Element) => fireEvent.keyDown(target, { key: 'z', ctrlKey: true });

describe('a message that can be taken back', () => {
  it('takes back once, by its button, and goes', async () => {
    const { undone } = await show();
    const undo = screen.getByRole('button', { name: 'Undo' });
    fireEvent.click(undo);
    fireEvent.click(undo);
    expect(undone).toEqual(['First']);
    await waitFor(() => expect(screen.queryByText('First done.')).toBeNull());
  });

  it('gives the keyboard back to what had it before its button', async () => {
    await show();
    const note = screen.getByLabelText('Note');
    const undo = screen.getByRole('button', { name: 'Undo' });
    note.focus();
    undo.focus();
    fireEvent.click(undo);
    expect(document.activeElement).toBe(note);
  });

  it('takes back the newest by Ctrl+Z, then the one before, and nothing while somebody types', async () => {
    const { undone, done } = await show();
    await done('Second');
    await screen.findByText('Second done.');
    press(screen.getByLabelText('Note'));
    expect(undone).toEqual([]);
    press(document.body);
    press(document.body);
    press(document.body);
    expect(undone).toEqual(['Second', 'First']);
  });

  it('takes back nothing once it is closed', async () => {
    const { undone } = await show();
    fireEvent.click(document.querySelector('.mantine-Notification-closeButton') ?? document.body);
    await waitFor(() => expect(screen.queryByText('First done.')).toBeNull());
    press(document.body);
    expect(undone).toEqual([]);
  });
});
