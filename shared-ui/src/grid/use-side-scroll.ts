import { useEffect } from 'react';

/** Marks a scroller with `data-scrolled` while it is scrolled sideways; nothing renders for it. */
export function useSideScroll(scroller: HTMLElement | null): void {
  useEffect(() => {
    if (!scroller) return;
    const mark = () => {
      const isScrolled = scroller.scrollLeft !== 0;
      if (isScrolled !== scroller.hasAttribute('data-scrolled'))
        scroller.toggleAttribute('data-scrolled', isScrolled);
    };
    mark();
    scroller.addEventListener('scroll', mark, { passive: true });
    return () => scroller.removeEventListener('scroll', mark);
  }, [scroller]);
}
