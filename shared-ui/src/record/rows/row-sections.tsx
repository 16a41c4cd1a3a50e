import { type ReactNode, useEffect, useRef } from 'react';
import type { OpenRow, RowTab } from './collection.ts';
import classes from './row-sections.module.css';

interface RowSectionsProps {
  readonly tabs: readonly RowTab[];
  /** Path of the one that the address names. */
  readonly current: string;
  readonly row: OpenRow;
}

/** How long areas above the wanted one may still grow, as their code and their lists come, in milliseconds. */
const patience = 2000;

/** Scrolls to an area, and stays with it while others grow, until somebody does something. Returns what ends that. */
function goTo(page: HTMLElement | null, path: string): () => void {
  const place = [...(page?.children ?? [])].find(
    (child) => child instanceof HTMLElement && child.dataset['area'] === path,
  );
  const go = () => place?.scrollIntoView?.({ block: 'start' });
  go();
  const observer = new ResizeObserver(go);
  if (page) observer.observe(page);
  const hands = ['wheel', 'pointerdown', 'keydown', 'touchstart'] as const;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const hand of hands) window.removeEventListener(hand, stop);
  };
  const timer = setTimeout(stop, patience);
  for (const hand of hands) window.addEventListener(hand, stop, { passive: true });
  return stop;
}

/**
 * The short sections of a row, below each other on one page; the address of one of them scrolls to it. The first is
 * right below the bar that names it, with its fields under headings of their own.
 */
export function RowSections({ tabs, current, row }: RowSectionsProps): ReactNode {
  const page = useRef<HTMLDivElement>(null);
  const [first] = tabs;
  const before = useRef(first?.path);
  useEffect(() => {
    // A newly opened row starts at its top.
    if (before.current === current) return;
    before.current = current;
    return goTo(page.current, current);
  }, [current]);
  return (
    <div ref={page} className={classes['page']}>
      {tabs.map((tab) => (
        <section key={tab.path} data-area={tab.path} aria-label={tab.label} className={classes['area']}>
          {tab !== first && <h3 className={classes['title']}>{tab.label}</h3>}
          {tab.show(row)}
        </section>
      ))}
    </div>
  );
}
