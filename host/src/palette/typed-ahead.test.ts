import { afterEach, expect, it, vi } from 'vitest';
import { closePalette, openPalette, openPaletteWith } from './palette-opened.ts';
import { takeTypedAhead } from './typed-ahead.ts';

afterEach(() => closePalette());

const onPage = vi.fn<(key: string) => void>();

/** Presses keys in a field of the page, and returns those that reached it. */
function press(...keys: readonly string[]): readonly string[] {
  const field = document.body.appendChild(document.createElement('input'));
  field.addEventListener('keydown', ({ key }) => onPage(key));
  onPage.mockReset();
  for (const key of keys) {
    field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }
  return onPage.mock.calls.map(([key]) => key);
}

it("what is typed before the box stands is the box's, not the page's", () => {
  openPalette();
  expect(press('n', 'o', ' ', 'x', 'Backspace', 's', 'Enter')).toEqual([]);
  expect(takeTypedAhead()).toEqual({ text: 'no s', isEntered: true });
  expect(press('n')).toEqual(['n']);
});

it('keys that write nothing stay with the page, and Escape gives it the others back', () => {
  openPalette();
  expect(press('Tab', 'ArrowDown', 'n', 'Escape', 'n')).toEqual(['Tab', 'ArrowDown', 'Escape', 'n']);
});

it('a box that does not come keeps no keys for long', () => {
  openPalette();
  const later = performance.now() - 6000;
  vi.spyOn(performance, 'now').mockReturnValueOnce(later);
  closePalette();
  openPalette();
  expect(press('n')).toEqual(['n']);
  vi.restoreAllMocks();
});

it('somebody who types on keeps all of it, however long the box takes', () => {
  openPalette();
  const opened = performance.now();
  const pressAt = (key: string, after: number) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: opened + after });
    document.body.dispatchEvent(event);
  };
  for (const [place, key] of [...'anna'].entries()) pressAt(key, 1000 + place * 4000);
  expect(takeTypedAhead().text).toBe('anna');
});

it('goes on behind what was typed before, and keeps it where the key is pressed twice', () => {
  openPaletteWith('an');
  press('n');
  openPalette();
  press('a');
  expect(takeTypedAhead().text).toBe('anna');
});

it('a box that is closed before it came leaves the keys alone', () => {
  openPalette();
  closePalette();
  expect(press('n', 'Enter')).toEqual(['n', 'Enter']);
});
