import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRoomBelow } from './use-room-below.ts';

let notice = () => {};

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(measure: () => void) {
        notice = measure;
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Box() {
  const box = useRef<HTMLDivElement>(null);
  useRoomBelow(box);
  return <div ref={box} data-testid="box" />;
}

/** Lays out a page from 48 to 900 px with an element that begins at `top`. */
function layOut(top: number): void {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'MAIN' ? new DOMRect(0, 48, 1440, 852) : new DOMRect(0, top, 1000, 300);
  });
}

const room = () => screen.getByTestId('box').style.getPropertyValue('--page-room');

const page = (
  <main style={{ paddingBottom: '16px' }}>
    <section style={{ paddingBottom: '17px' }}>
      <Box />
    </section>
  </main>
);

it('a grid is as high as the page has room below its beginning, within the paddings around it', () => {
  layOut(250);
  render(page);
  expect(room()).toBe('617px');
});

it('a grid is as high as the room that a notice above it leaves', () => {
  layOut(250);
  render(page);
  layOut(290);
  notice();
  expect(room()).toBe('577px');
});

it('a grid that begins too low for the window keeps the usual height, as does one in no page', () => {
  layOut(700);
  const { unmount } = render(page);
  expect(room()).toBe('');
  unmount();
  layOut(250);
  render(<Box />);
  expect(room()).toBe('');
});
