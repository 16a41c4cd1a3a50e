import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { getShortcuts, switchSingleKeys } from './shortcuts.ts';
import { useShortcut } from './use-shortcut.ts';

afterEach(() => switchSingleKeys(true));

function Keys({ does, keys, name = 'Does it' }: { does: () => void; keys: string; name?: string }) {
  useShortcut({ keys, name, run: does });
  return null;
}

const setUp = (keys: string, more = <p>Text</p>) => {
  const does = vi.fn();
  const page = render(
    <>
      <Keys does={does} keys={keys} />
      {more}
    </>,
  );
  return { does, page, user: userEvent.setup() };
};

it('does what one key means', async () => {
  const { does, user } = setUp('n');
  await user.keyboard('n');
  expect(does).toHaveBeenCalledOnce();
});

it('does what keys in a row mean, and nothing for the second alone', async () => {
  const { does, user } = setUp('g a');
  await user.keyboard('a');
  await user.keyboard('gxa');
  expect(does).not.toHaveBeenCalled();
  await user.keyboard('ga');
  expect(does).toHaveBeenCalledOnce();
});

it('leaves what is typed into a field alone, but not what is pressed with Ctrl', async () => {
  const { does, user } = setUp('n', <input aria-label="Name" />);
  const held = setUp('mod+k').does;
  await user.click(document.querySelector('input') as HTMLInputElement);
  await user.keyboard('n{Control>}k{/Control}');
  expect(does).not.toHaveBeenCalled();
  expect(held).toHaveBeenCalledOnce();
});

it('reads a character that needs Shift as the character, and a letter with Shift as another key', async () => {
  const { does, user } = setUp('?');
  const letter = setUp('n').does;
  await user.keyboard('{Shift>}?N{/Shift}');
  expect(does).toHaveBeenCalledOnce();
  expect(letter).not.toHaveBeenCalled();
});

it('waits while a dialog stands over the page', async () => {
  const { does, user } = setUp('n', <div role="dialog" aria-modal="true" />);
  await user.keyboard('n');
  expect(does).not.toHaveBeenCalled();
});

it('is switched off for keys without Ctrl or Alt, and stays so in this browser', async () => {
  const { does, user } = setUp('n');
  const held = setUp('alt+arrowdown').does;
  switchSingleKeys(false);
  await user.keyboard('n{Alt>}{ArrowDown}{/Alt}');
  expect(does).not.toHaveBeenCalled();
  expect(held).toHaveBeenCalledOnce();
  expect(localStorage.getItem('rightway.keys')).toBe('off');
});

it('lets the one that came last have the keys, and gives them back when it goes', async () => {
  const { does, user } = setUp('n');
  const later = setUp('n');
  await user.keyboard('n');
  expect([does.mock.calls.length, later.does.mock.calls.length]).toEqual([0, 1]);
  later.page.unmount();
  await user.keyboard('n');
  expect(does).toHaveBeenCalledOnce();
});

it('knows nothing any more of what is gone', () => {
  const { page } = setUp('n');
  page.unmount();
  expect(getShortcuts()).toEqual([]);
});
