import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdKeys, isKeyHeld, pressHeldKeys, takeBoxKey } from './early-keys.ts';

const pressed = vi.fn<(key: string) => void>();
const note = ({ key }: KeyboardEvent) => pressed(key);

beforeEach(() => {
  pressed.mockReset();
  holdKeys();
});

afterEach(() => {
  takeBoxKey();
  pressHeldKeys();
  window.removeEventListener('keydown', note);
});

const press = (key: string, options: KeyboardEventInit = {}, at: Element = document.body) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  at.dispatchEvent(event);
  return event;
};

it('keys pressed before their code is there are pressed again, in their order, once', () => {
  press('g');
  press('p');
  expect(isKeyHeld()).toBe(true);
  window.addEventListener('keydown', note);
  pressHeldKeys();
  expect(pressed.mock.calls).toEqual([['g'], ['p']]);
  pressHeldKeys();
  press('?');
  expect(pressed.mock.calls.map(([key]) => key)).toEqual(['g', 'p', '?']);
  expect(isKeyHeld()).toBe(false);
});

it('Ctrl+K is held apart, and kept from the browser', () => {
  expect(press('k', { ctrlKey: true }).defaultPrevented).toBe(true);
  expect(isKeyHeld()).toBe(false);
  expect([takeBoxKey(), takeBoxKey()]).toEqual(['', undefined]);
  expect(press('k', { ctrlKey: true }).defaultPrevented).toBe(false);
});

it('what is typed behind Ctrl+K belongs to the box, spaces too, and is pressed nowhere else', () => {
  press('g');
  press('k', { ctrlKey: true });
  for (const key of 'ann w') press(key);
  expect(takeBoxKey()).toBe('ann w');
  window.addEventListener('keydown', note);
  pressHeldKeys();
  expect(pressed.mock.calls).toEqual([['g']]);
});

it('text that somebody types, and keys that were used already, are theirs', () => {
  const input = document.body.appendChild(document.createElement('input'));
  press('g', {}, input);
  press('c', { ctrlKey: true });
  press('Tab');
  expect(isKeyHeld()).toBe(false);
  press('n').preventDefault();
  window.addEventListener('keydown', note);
  pressHeldKeys();
  expect(pressed).not.toHaveBeenCalled();
});

it('a key that was pressed long ago does nothing any more', () => {
  press('g');
  const later = performance.now() + 60_000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  window.addEventListener('keydown', note);
  pressHeldKeys();
  vi.restoreAllMocks();
  expect(pressed).not.toHaveBeenCalled();
});
