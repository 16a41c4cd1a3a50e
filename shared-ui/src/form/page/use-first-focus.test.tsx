import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { useFirstFocus } from './use-first-focus.ts';

interface FormProps {
  readonly isNew: boolean;
}

/** A form whose fields come after it, as those of a tab whose code is still on its way. */
function LateForm({ isNew }: FormProps) {
  const element = useRef<HTMLElement>(null);
  const [isThere, setThere] = useState(false);
  useFirstFocus(element, isNew);
  useEffect(() => {
    const show = () => setThere(true);
    window.addEventListener('arrived', show);
    return () => window.removeEventListener('arrived', show);
  }, []);
  return (
    <section ref={element}>
      <h1>A record</h1>
      <button type="button">Save</button>
      <div data-form-body="">{isThere && <input aria-label="Description" />}</div>
    </section>
  );
}

/** The fields arrive, and whoever watches the page has seen it. */
const arrive = () =>
  act(async () => {
    fireEvent(window, new Event('arrived'));
  });

it('a new record has the keyboard in its first field, also where the fields come late', async () => {
  render(<LateForm isNew />);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  await arrive();
  expect(document.activeElement).toBe(screen.getByLabelText('Description'));
});

it('who went elsewhere meanwhile stays there', async () => {
  render(<LateForm isNew />);
  act(() => screen.getByRole('button').focus());
  await arrive();
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

it('a stored record is read from its heading', async () => {
  render(<LateForm isNew={false} />);
  await arrive();
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});
