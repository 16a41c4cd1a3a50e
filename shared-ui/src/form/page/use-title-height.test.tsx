import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTitleHeight } from './use-title-height.ts';

let notice = () => {};

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(measure: () => void) {
        notice = measure;
      }
      observe() {
        notice();
      }
      disconnect() {}
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Title() {
  const title = useRef<HTMLDivElement>(null);
  useTitleHeight(title);
  return <div ref={title} />;
}

const isHigh = (pixels: number) =>
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(pixels);
const kept = () => document.documentElement.style.getPropertyValue('--rw-title-height');

it('what stays beside the fields begins below the title, also once that has another line', () => {
  isHigh(102);
  const { unmount } = render(<Title />);
  expect(kept()).toBe('102px');
  isHigh(130);
  notice();
  expect(kept()).toBe('130px');
  unmount();
  expect(kept()).toBe('');
});
