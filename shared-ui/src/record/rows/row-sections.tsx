import { type ReactNode, useEffect, useRef } from 'react';
import type { OpenRow, RowTab } from './collection.ts';
import classes from './row-sections.module.css';

interface RowSectionsProps {
  readonly tabs: readonly RowTab[];
  /** Path of the section in the address. */
  readonly current: string;
  readonly row: OpenRow;
}

/** What a person does once they want to look at something else. */
const ownMoves = ['wheel', 'pointerdown', 'keydown', 'touchstart'] as const;

/** Where a section is chosen: a link, or an entry of the menu of those that have no room. */
const bar = 'nav, [role="menu"]';

/**
 * Scrolls to a section and stays there while the sections above it grow, as their code and lists load: however long that
 * takes, until the person does something. Returns a function that ends it.
 */
function goTo(page: HTMLElement | null, path: string): () => void {
  const place = [...(page?.children ?? [])].find(
    (child) => child instanceof HTMLElement && child.dataset['area'] === path,
  );
  const go = () => place?.scrollIntoView?.({ block: 'start' });
  go();
  // From the bar of sections, Tab goes on inside the section and not to the link of the next one.
  const title = place?.querySelector<HTMLElement>(':scope > h3');
  if (document.activeElement?.closest(bar)) title?.focus({ preventScroll: true });
  const observer = new ResizeObserver(go);
  if (page) observer.observe(page);
  const stop = () => {
    observer.disconnect();
    for (const move of ownMoves) window.removeEventListener(move, stop);
  };
  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true });
  return stop;
}

/**
 * The short sections of a row, below each other on one page. The address of a section scrolls to it. The first one has
 * no heading, because the bar right above it already shows its name.
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
          {tab !== first && (
            <h3 tabIndex={-1} className={classes['title']}>
              {tab.label}
            </h3>
          )}
          {tab.show(row)}
        </section>
      ))}
    </div>
  );
}
