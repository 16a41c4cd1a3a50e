import { useEffect } from 'react';

/** How long after its last step a scroll counts as over, in milliseconds. */
const restsAfter = 300;

/** If less than this is cut off, in CSS pixels, only the space around a text is, and no column is missing. */
const missed = 16;

/**
 * Keeps the first column in sight at little cost. A sticky column costs the browser a layer for each row; while the
 * grid scrolls vertically (`data-rolling`) it is moved by `--grid-left` instead, which does not change then.
 * `data-scrolled` is set while the grid is scrolled sideways, `data-more` while columns lie beyond its end. Nothing
 * renders for it.
 */
export function useFrozenColumn(scroller: HTMLElement | null): void {
  useEffect(() => {
    if (!scroller) return;
    let [left, top] = [Number.NaN, scroller.scrollTop];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      clearTimeout(timer);
      timer = undefined;
      scroller.removeAttribute('data-rolling');
    };
    const lookAhead = () => {
      const { scrollWidth, clientWidth, offsetWidth, clientLeft, scrollLeft } = scroller;
      scroller.toggleAttribute('data-more', scrollWidth - clientWidth - Math.abs(scrollLeft) > missed);
      const bar = offsetWidth - clientWidth - 2 * clientLeft;
      scroller.parentElement?.style.setProperty('--grid-bar', `${Math.max(0, bar)}px`);
    };
    const follow = () => {
      const { scrollLeft, scrollTop } = scroller;
      if (scrollLeft !== left) {
        left = scrollLeft;
        rest();
        // Negative where lines run from right to left.
        scroller.style.setProperty('--grid-left', `${Math.abs(left)}px`);
        scroller.toggleAttribute('data-scrolled', left !== 0);
        lookAhead();
      } else if (scrollTop !== top) {
        if (timer === undefined) scroller.setAttribute('data-rolling', '');
        clearTimeout(timer);
        timer = setTimeout(rest, restsAfter);
      }
      top = scrollTop;
    };
    follow();
    const observer = new ResizeObserver(lookAhead);
    for (const one of [scroller, scroller.querySelector('table')]) if (one) observer.observe(one);
    scroller.addEventListener('scroll', follow, { passive: true });
    return () => {
      scroller.removeEventListener('scroll', follow);
      observer.disconnect();
      rest();
    };
  }, [scroller]);
}
