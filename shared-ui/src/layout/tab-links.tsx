import { useEffect, useRef } from 'react';
import type { Address } from 'shared-contracts/routes';
import { ErrorCount } from '../feedback/error-count.tsx';
import { Link } from '../router/links.ts';
import classes from './tab-links.module.css';

export interface TabLink {
  readonly to: Address;
  readonly label: string;
  readonly isCurrent: boolean;
  /** A number that calls for attention, shown from 1 on. */
  readonly count?: number;
}

/** From so many tabs on they are closer together, in as many lines as they need. */
const many = 8;

/** Where a line of tabs is scrolled so that one of them is visible, with a part of its neighbours. */
function placeOf(line: HTMLElement, tab: HTMLElement): number {
  return tab.offsetLeft - line.offsetLeft - (line.clientWidth - tab.offsetWidth) / 2;
}

/** Tabs that are addresses of their own; where they have no room, one line of them, with the open one in sight. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  const line = useRef<HTMLElement>(null);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.to;
  useEffect(() => {
    const element = line.current;
    if (!element || current === undefined) return undefined;
    let width: number | undefined;
    // Another open tab, or another width of the line: what the validation counts takes room beside it.
    const show = () => {
      const tab = element.querySelector<HTMLElement>('[aria-current]');
      if (!tab || element.clientWidth === width) return;
      width = element.clientWidth;
      element.scrollLeft = placeOf(element, tab);
    };
    show();
    const observer = new ResizeObserver(show);
    observer.observe(element);
    return () => observer.disconnect();
  }, [current]);
  return (
    <nav
      ref={line}
      aria-label={label}
      className={classes['tabs']}
      data-many={tabs.length >= many || undefined}
    >
      {tabs.map(({ to, label: text, isCurrent, count = 0 }) => (
        <Link key={to} to={to} className={classes['tab']} aria-current={isCurrent ? 'page' : undefined}>
          {text}
          <ErrorCount count={count} />
        </Link>
      ))}
    </nav>
  );
}
