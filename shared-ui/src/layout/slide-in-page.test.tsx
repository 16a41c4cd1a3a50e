import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { renderInShell } from '../testing/index.ts';
import { SlideInPage } from './slide-in-page.tsx';

it('takes the keyboard, and leaves it to the field that has it by then', async () => {
  const page = (children: ReactNode) => (
    <SlideInPage opened title="New payment" onClose={() => {}}>
      {children}
    </SlideInPage>
  );
  renderInShell(page(<input aria-label="Year" />));
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  // At the beginning of the page: the next stop is its first field, and Enter closes nothing.
  expect(document.activeElement?.contains(screen.getByLabelText('Year'))).toBe(true);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Year'));
  cleanup();

  function Corrected() {
    const field = useRef<HTMLInputElement>(null);
    // As a save does that is pressed before the drawer has the keyboard.
    useEffect(() => field.current?.focus(), []);
    return <input ref={field} aria-label="Year" />;
  }
  renderInShell(page(<Corrected />));
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(screen.getByLabelText('Year'));
});

it('shows what it showed, by its name, while it slides away', async () => {
  function OfRow() {
    const [row, setRow] = useState<string | undefined>('SL-0003');
    return (
      <SlideInPage opened={row !== undefined} title={row ?? ''} onClose={() => setRow(undefined)}>
        {row && <p>{`Payments of ${row}`}</p>}
      </SlideInPage>
    );
  }
  renderInShell(<OfRow />);
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('dialog', { name: 'SL-0003' }).textContent).toContain('Payments of SL-0003');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
