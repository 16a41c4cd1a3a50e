import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { expect, it } from 'vitest';
import { lazyPart } from '../loading/lazy-part.tsx';
import { renderInShell } from '../testing/index.ts';
import { OnDemand } from './on-demand.tsx';

const List = lazyPart(async () => ({ target, onClose }: { target: ReactElement; onClose: () => void }) => (
  <>
    {target}
    <input aria-label="Part" ref={(field) => field?.focus()} onKeyDown={onClose} />
  </>
));

function Opened({ tabIndex }: { readonly tabIndex?: number }) {
  const [isOpen, setOpen] = useState(false);
  const target = (
    <button type="button" tabIndex={tabIndex} onClick={() => setOpen(true)}>
      Open
    </button>
  );
  return (
    <OnDemand target={target} isOpen={isOpen}>
      <List target={target} onClose={() => setOpen(false)} />
    </OnDemand>
  );
}

it('gives the keyboard back to its button each time it closes', async () => {
  renderInShell(<Opened />);
  for (const _ of [1, 2]) {
    screen.getByRole('button', { name: 'Open' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    const part = await screen.findByRole('textbox', { name: 'Part' });
    await waitFor(() => expect(document.activeElement).toBe(part));
    fireEvent.keyDown(part, { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
  }
});

it('leaves the keyboard where somebody took it meanwhile', async () => {
  renderInShell(
    <>
      <Opened />
      <input aria-label="Elsewhere" />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  const part = await screen.findByRole('textbox', { name: 'Part' });
  const elsewhere = screen.getByRole('textbox', { name: 'Elsewhere' });
  elsewhere.focus();
  fireEvent.keyDown(part, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Part' })).toBeNull());
  expect(document.activeElement).toBe(elsewhere);
});

it('leaves the keyboard to what its button stands in, where Tab does not come to the button', async () => {
  renderInShell(<Opened tabIndex={-1} />);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  const part = await screen.findByRole('textbox', { name: 'Part' });
  fireEvent.keyDown(part, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Part' })).toBeNull());
  expect(document.activeElement).not.toBe(screen.getByRole('button', { name: 'Open' }));
});
