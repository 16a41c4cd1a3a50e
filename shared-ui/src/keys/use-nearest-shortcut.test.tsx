import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useNearestShortcut } from './use-nearest-shortcut.ts';
import { useShortcut } from './use-shortcut.ts';

function Part({ does }: { readonly does: () => void }) {
  useNearestShortcut({ keys: 'n', name: 'Adds a row', run: does });
  return null;
}

function Page({ does, list }: { readonly does: () => void; readonly list: string }) {
  useShortcut({ keys: 'n', name: `New in ${list}`, run: does });
  return null;
}

it('has the keys before the page, whichever came first, also where the page comes again', async () => {
  const [part, page, user] = [vi.fn(), vi.fn(), userEvent.setup()];
  const shown = (list: string) => (
    <>
      <Part does={part} />
      <Page does={page} list={list} />
    </>
  );
  const { rerender } = render(shown('Projects'));
  await user.keyboard('n');
  rerender(shown('Agreements'));
  await user.keyboard('n');
  expect([part.mock.calls.length, page.mock.calls.length]).toEqual([2, 0]);
});

it('gives them back when it goes', async () => {
  const [part, page] = [vi.fn(), vi.fn()];
  const { rerender } = render(
    <>
      <Part does={part} />
      <Page does={page} list="Projects" />
    </>,
  );
  rerender(<Page does={page} list="Projects" />);
  await userEvent.setup().keyboard('n');
  expect([part.mock.calls.length, page.mock.calls.length]).toEqual([0, 1]);
});
