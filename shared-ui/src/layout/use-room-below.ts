import { type RefObject, useLayoutEffect } from 'react';

/** The least height that is worth fitting into a page without a scroll, in CSS pixels. */
const least = 260;

/** CSS pixels that a page keeps free below an element: the paddings and borders of its ancestors. */
function paddingsAround(box: Element, page: Element): number {
  let pixels = 0;
  for (let around = box.parentElement; around; around = around.parentElement) {
    const { paddingBottom, borderBottomWidth } = getComputedStyle(around);
    pixels += (Number.parseFloat(paddingBottom) || 0) + (Number.parseFloat(borderBottomWidth) || 0);
    if (around === page) break;
  }
  return pixels;
}

/**
 * Writes how high an element can be to end at the lower edge of its page into its style, as `--page-room` in CSS pixels.
 * The variable is missing where the element begins so low that the page scrolls anyway, and outside of a page, as in a dialog.
 */
export function useRoomBelow(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = element.current;
    const page = box?.closest('main');
    if (!box || !page) return;
    const measure = () => {
      const top = box.getBoundingClientRect().top + page.scrollTop;
      const room = Math.floor(page.getBoundingClientRect().bottom - top - paddingsAround(box, page));
      if (room < least) box.style.removeProperty('--page-room');
      else box.style.setProperty('--page-room', `${room}px`);
    };
    measure();
    // Notices and buttons above the element come, go and wrap.
    const observer = new ResizeObserver(measure);
    for (let around = box.parentElement; around; around = around === page ? null : around.parentElement)
      observer.observe(around);
    return () => observer.disconnect();
  }, [element]);
}
