import { type RefObject, useEffect, useRef } from 'react';

const controls = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Makes an element a stop of the Tab key while it scrolls and holds nothing to stop at: the keyboard could not scroll it
 * otherwise (WCAG 2.1.1). Returns the reference for it.
 */
export function useScrollStop<TElement extends HTMLElement>(): RefObject<TElement | null> {
  const place = useRef<TElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const look = () => {
      const scrolls =
        element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
      if (scrolls && !element.querySelector(controls)) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return place;
}
