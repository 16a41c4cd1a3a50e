import { type RefObject, useLayoutEffect } from 'react';
import { gridBeside } from './kept-focus.ts';

/** Moves the keyboard focus to the grid beside a panel when the panel closes with the focus in it. */
export function useFocusToGrid(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const closing = panel.current;
    return () => {
      if (closing?.contains(document.activeElement)) gridBeside(closing)?.focus({ preventScroll: true });
    };
  }, [panel]);
}
