import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInShell } from '../../testing/index.ts';
import { HeaderButton } from './header-button.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let setReason = (_: string | undefined) => {};

const grid = { role: 'grid', tabIndex: 0, 'aria-label': 'Lines' };

function Lines() {
  const [reason, set] = useState<string>();
  setReason = set;
  return (
    <main>
      <input aria-label="Find" />
      <HeaderButton onClick={() => {}} disabledBy={reason}>
        Approve
      </HeaderButton>
      <table {...grid} />
    </main>
  );
}

/** What a browser does with the next frame. */
const takeFocusAway = () => (document.activeElement as HTMLElement | null)?.blur();

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName;

function begin() {
  renderInShell(<Lines />);
  screen.getByRole('button').focus();
  act(() => setReason('A step is in progress.'));
  takeFocusAway();
}

it('has the focus again after a step during which it could not be pressed', () => {
  begin();
  act(() => setReason(undefined));
  expect(focused()).toBe('BUTTON');
});

it('passes the focus to the grid beside it where it can no longer be pressed', async () => {
  begin();
  await act(async () => vi.advanceTimersByTimeAsync(1100));
  expect(focused()).toBe('Lines');
});

it('leaves the focus where somebody put it meanwhile', async () => {
  begin();
  screen.getByLabelText('Find').focus();
  act(() => setReason(undefined));
  await act(async () => vi.advanceTimersByTimeAsync(1100));
  expect(focused()).toBe('Find');
});
