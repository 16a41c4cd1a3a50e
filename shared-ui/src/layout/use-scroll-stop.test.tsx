import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PlainTable } from './plain-table.tsx';

afterEach(() => vi.restoreAllMocks());

/** A table in a place that is as wide as this, of 600 pixels that it needs. */
function show(width: number, cell = <td>7</td>) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(600);
  const looks: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(look: () => void) {
        looks.push(look);
      }
      observe() {
        for (const look of looks) look();
      }
      disconnect() {}
    },
  );
  render(
    <PlainTable label="Queues" columns={[{ label: 'Waiting' }]}>
      <tr>{cell}</tr>
    </PlainTable>,
  );
  return screen.getByRole('table').parentElement;
}

it('a table that scrolls and has nothing to stop at is a stop of the keyboard', () => {
  expect(show(320)?.tabIndex).toBe(0);
});

it('one that fits is none', () => {
  expect(show(800)?.tabIndex).toBe(-1);
});

it('one with something to stop at is none', () => {
  const link = (
    <td>
      <a href="/home">Home</a>
    </td>
  );
  expect(show(320, link)?.tabIndex).toBe(-1);
});
