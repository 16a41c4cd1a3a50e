import { type RefObject, useEffect } from 'react';

const name = '--rw-title-height';

/**
 * Keeps the height of a form's sticky title in a custom property of the page, so that what stays in sight beside the
 * fields begins right below it.
 */
export function useTitleHeight(title: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = title.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(name, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [title]);
}
