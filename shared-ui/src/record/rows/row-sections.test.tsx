import { fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenRow, RowTab } from './collection.ts';
import { RowSections } from './row-sections.tsx';

const tab = (path: string): RowTab => ({
  path,
  label: path,
  fields: [],
  isSection: true,
  show: () => null,
});

const tabs = [tab('owners'), tab('payments')];

/** What the page does when the sections above the wanted one grow. */
let grow = () => {};
const scroll = vi.fn();

beforeEach(() => {
  scroll.mockReset();
  HTMLElement.prototype.scrollIntoView = scroll;
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      #isWatching = true;
      constructor(notice: () => void) {
        grow = () => {
          if (this.#isWatching) notice();
        };
      }
      observe() {}
      disconnect() {
        this.#isWatching = false;
      }
    },
  );
});

afterEach(() => vi.useRealTimers());

/** Opens a row at its first section and then goes to the second by its address. */
function openPayments() {
  const row = {} as OpenRow;
  const view = render(<RowSections tabs={tabs} current="owners" row={row} />);
  expect(scroll).not.toHaveBeenCalled();
  view.rerender(<RowSections tabs={tabs} current="payments" row={row} />);
  return view;
}

it('stays at the section of the address while others load, however long that takes', () => {
  openPayments();
  expect(scroll).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  grow();
  expect(scroll).toHaveBeenCalledTimes(2);
});

it.each(['wheel', 'pointerdown', 'keydown'])('leaves the page to the person after a %s', (move) => {
  openPayments();
  fireEvent(document.body, new Event(move, { bubbles: true }));
  grow();
  expect(scroll).toHaveBeenCalledTimes(1);
});

it('goes on with the keyboard in a section that is chosen in the bar, and leaves a field alone', () => {
  const row = {} as OpenRow;
  const shown = (current: string) => (
    <>
      <nav>
        <a href="/payments">To payments</a>
      </nav>
      <input />
      <RowSections tabs={tabs} current={current} row={row} />
    </>
  );
  const view = render(shown('owners'));
  view.getByRole('link').focus();
  view.rerender(shown('payments'));
  expect(document.activeElement).toBe(view.getByRole('heading', { name: 'payments' }));
  view.getByRole('textbox').focus();
  view.rerender(shown('owners'));
  view.rerender(shown('payments'));
  expect(document.activeElement).toBe(view.getByRole('textbox'));
});
