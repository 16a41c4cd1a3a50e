import { type RefObject, useLayoutEffect } from 'react';
import { gridBeside } from './kept-focus.ts';

/** Moves the focus to the grid next to a panel when the panel closes while it contains the focus. */
export function useFocusToGrid(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const closing = panel.current;
    return () => {
      if (closing?.contains(document.activeElement)) gridBeside(closing)?.focus({ preventScroll: true });
    };
  }, [panel]);
}
