import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { onPhone, renderInShell } from '../../testing/index.ts';
import { GridButtons } from './grid-buttons.tsx';

function show(width: 'phone' | 'desk', isSelected = false) {
  onPhone(width === 'phone');
  renderInShell(
    <GridButtons first={<button type="button">New</button>} isSelected={isSelected}>
      <button type="button">Delete</button>
    </GridButtons>,
  );
}

const shown = () =>
  screen.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label'));

describe('the buttons above a grid', () => {
  it('stand in one line where there is room', () => {
    show('desk');
    expect(shown()).toEqual(['New', 'Delete']);
  });

  it('leave one line on a phone, with the others behind three dots', async () => {
    show('phone');
    expect(shown()).toEqual(['New', 'More for these rows']);
    await userEvent.click(screen.getByRole('button', { name: 'More for these rows' }));
    expect(shown()).toEqual(['New', 'More for these rows', 'Delete']);
    await userEvent.click(screen.getByRole('button', { name: 'More for these rows', expanded: true }));
    expect(shown()).toEqual(['New', 'More for these rows']);
  });

  it('come out by themselves once rows are selected', () => {
    show('phone', true);
    expect(shown()).toEqual(['New', 'More for these rows', 'Delete']);
  });
});
