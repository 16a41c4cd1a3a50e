import { cleanup, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect, useRef } from 'react';
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
  expect(document.activeElement?.tagName).toBe('BUTTON');
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
