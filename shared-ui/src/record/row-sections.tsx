import { type ReactNode, useEffect, useRef } from 'react';
import type { OpenRow, RowTab } from './collection.ts';
import classes from './row-sections.module.css';

interface RowSectionsProps {
  readonly tabs: readonly RowTab[];
  /** Path of the one that the address names. */
  readonly current: string;
  readonly row: OpenRow;
}

/** The short areas of a row, below each other on one page; the address of one of them scrolls to it. */
export function RowSections({ tabs, current, row }: RowSectionsProps): ReactNode {
  const page = useRef<HTMLDivElement>(null);
  const [first] = tabs;
  const before = useRef(first?.path);
  useEffect(() => {
    // Who opens a row begins at its top.
    if (before.current === current) return;
    before.current = current;
    const place = [...(page.current?.children ?? [])].find(
      (child) => child instanceof HTMLElement && child.dataset['area'] === current,
    );
    place?.scrollIntoView?.({ block: 'start' });
  }, [current]);
  return (
    <div ref={page} className={classes['page']}>
      {tabs.map((tab) => (
        <section key={tab.path} data-area={tab.path} aria-label={tab.label} className={classes['area']}>
          <h3 className={classes['title']}>{tab.label}</h3>
          {tab.show(row)}
        </section>
      ))}
    </div>
  );
}
