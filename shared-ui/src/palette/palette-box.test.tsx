import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { PaletteBox, type TypedAhead } from './palette-box.tsx';
import type { PaletteSection } from './palette-entry.ts';

const run = vi.fn();

const sections: readonly PaletteSection[] = [
  {
    key: 'agreements',
    title: 'Agreements',
    entries: [
      { key: 'a', title: 'A-1 · Owen Peters', detail: 'Beg', to: '/agreement/a' },
      { key: 'b', title: 'A-2 · Anna Wiebe', to: '/agreement/b' },
    ],
  },
  { key: 'actions', title: 'Actions', entries: [{ key: 'run', title: 'Dark look', run }] },
];

function Box({
  onClose,
  given,
  busyFor,
  typed,
}: {
  onClose: () => void;
  given: typeof sections;
  busyFor?: Promise<void>;
  typed?: TypedAhead;
}) {
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(busyFor !== undefined);
  void busyFor?.then(() => setBusy(false));
  return (
    <PaletteBox
      label="Find anything"
      placeholder="A name"
      hint="Enter opens"
      text={text}
      onTextChange={setText}
      {...(typed ? { takeTypedAhead: () => typed } : {})}
      sections={isBusy ? [] : given}
      isBusy={isBusy}
      notes={['Read as a number: 1']}
      onClose={onClose}
    />
  );
}

function setUp(busyFor?: Promise<void>, typed?: TypedAhead) {
  const onClose = vi.fn();
  run.mockClear();
  const view = renderInShell(
    <Box
      onClose={onClose}
      given={sections}
      {...(busyFor ? { busyFor } : {})}
      {...(typed ? { typed } : {})}
    />,
  );
  return { ...view, onClose, user: userEvent.setup() };
}

const active = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id === null ? undefined : document.getElementById(id)?.textContent;
};

describe('the box over everything', () => {
  it('has the focus in its text, and names what it found by kind', async () => {
    setUp();
    const box = screen.getByRole('combobox', { name: 'Find anything' });
    // At once: a letter typed a moment later belongs to it.
    expect(document.activeElement).toBe(box);
    expect(screen.getByRole('group', { name: 'Agreements' })).toBeTruthy();
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'A-1 · Owen PetersBeg',
      'A-2 · Anna Wiebe',
      'Dark look',
    ]);
    expect(screen.getByRole('status').textContent).toBe('Read as a number: 1');
  });

  it('goes from entry to entry by the arrows, around the ends, and opens with Enter', async () => {
    const { user, router, onClose } = setUp();
    expect(active()).toContain('Owen Peters');
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe('Dark look');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toContain('Anna Wiebe');
    await user.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(router.state.location.pathname).toBe('/agreement/b');
  });

  it('does an action', async () => {
    const { user, router } = setUp();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(run).toHaveBeenCalledOnce();
    expect(router.state.location.pathname).toBe('/');
  });

  it('opens the first record as soon as it has come where Enter was pressed before', async () => {
    let come: () => void = () => {};
    const { user, router } = setUp(new Promise<void>((resolve) => (come = resolve)));
    await user.keyboard('peters{Enter}');
    expect(router.state.location.pathname).toBe('/');
    come();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/agreement/a'), { timeout: 300_000 });
  });

  it('begins with what was typed on the way to it, and opens what that finds where Enter was pressed', async () => {
    let come: () => void = () => {};
    const { router } = setUp(new Promise<void>((resolve) => (come = resolve)), {
      text: 'peters',
      isEntered: true,
    });
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'peters');
    expect(router.state.location.pathname).toBe('/');
    come();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/agreement/a'), { timeout: 300_000 });
  });

  it('has links that the browser can open elsewhere', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user, router, onClose } = setUp();
    expect(screen.getAllByRole('option')[0]?.getAttribute('href')).toBe('/agreement/a');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(open).toHaveBeenCalledWith('/agreement/a', '_blank', 'noopener');
    expect([router.state.location.pathname, onClose.mock.calls.length]).toEqual(['/', 0]);
    open.mockRestore();
  });

  it('closes with Escape', async () => {
    const { user, onClose } = setUp();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
