import { Modal } from '@mantine/core';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShell } from '../testing/index.ts';
import { OverlayPlace } from './overlay-place.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

interface DeskProps {
  /** What happens to the button that opened the dialog. */
  readonly then: 'stays' | 'is disabled' | 'goes';
}

const grid = { role: 'grid', tabIndex: 0, 'aria-label': 'Agreements' };

/**
 * A grid with a Delete button that opens a dialog; the dialog is removed immediately, as on a screen that renders it on
 * a condition.
 */
function Desk({ then }: DeskProps) {
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  return (
    <main>
      <h1 tabIndex={-1}>Agreements</h1>
      <section>
        {!(isDone && then === 'goes') && (
          <button type="button" disabled={isDone && then === 'is disabled'} onClick={() => setOpen(true)}>
            Delete
          </button>
        )}
        <table {...grid} />
      </section>
      {isOpen && (
        <Modal opened onClose={() => setOpen(false)} title="Confirm Delete">
          <button
            type="button"
            onClick={() => {
              setDone(true);
              setOpen(false);
            }}
          >
            Yes
          </button>
        </Modal>
      )}
      <OverlayPlace />
    </main>
  );
}

async function answer(then: DeskProps['then'], walk = (_: HTMLElement) => {}) {
  renderInShell(<Desk then={then} />);
  const button = screen.getByRole('button', { name: 'Delete' });
  button.focus();
  fireEvent.click(button);
  const yes = await screen.findByRole('button', { name: 'Yes' });
  yes.focus();
  walk(yes);
  await act(async () => fireEvent.click(yes));
}

const focused = () => document.activeElement;

it('gives the keyboard back to what a dialog was opened with', async () => {
  await answer('stays');
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Delete' })));
});

it('gives it back from a dialog with many fields', async () => {
  await answer('stays', (yes) => {
    const close = screen.getByRole('dialog').querySelector<HTMLElement>('header button');
    for (let count = 0; count < 12; count += 1) (count % 2 ? yes : close)?.focus();
  });
  await waitFor(() => expect(focused()?.textContent).toBe('Delete'));
});

it.each(['is disabled', 'goes'] as const)('gives it to the grid beside what %s', async (then) => {
  await answer(then);
  await waitFor(() => expect(focused()).toBe(screen.getByRole('grid')));
});

it('leaves it where somebody put it meanwhile', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await answer('goes');
  const heading = screen.getByRole('heading', { name: 'Agreements' });
  heading.focus();
  await act(async () => vi.advanceTimersByTimeAsync(1000));
  expect(focused()).toBe(heading);
});
