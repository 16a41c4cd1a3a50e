import { type RefObject, useLayoutEffect, useRef } from 'react';
import { gridBeside } from './kept-focus.ts';

/** Milliseconds after which a button that stays disabled passes the keyboard on to the grid next to it. */
const patience = 1000;

/** Whether nothing has the focus but, in some browsers, the disabled button itself. */
const isNowhere = (button: Element) =>
  [null, document.body, button].some((one) => one === document.activeElement);

/**
 * Keeps the place of the keyboard where a focused button is disabled, as during its action: the button gets the focus
 * again once it can be pressed, or the grid next to it if it stays disabled. An element that has the focus by then keeps
 * it. Returns the ref of the button.
 */
export function useFocusThroughOff(isOff: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const element = button.current;
    if (!element) return undefined;
    if (!isOff) {
      if (hadFocus.current && isNowhere(element)) element.focus({ preventScroll: true });
      hadFocus.current = false;
      return undefined;
    }
    // The browser takes the focus away with the next frame.
    hadFocus.current = document.activeElement === element;
    if (!hadFocus.current) return undefined;
    const timer = setTimeout(() => {
      if (isNowhere(element)) gridBeside(element)?.focus({ preventScroll: true });
    }, patience);
    return () => clearTimeout(timer);
  }, [isOff]);
  return button;
}
