import { Link } from 'react-router-dom';
import classes from './tab-links.module.css';

export interface TabLink {
  readonly to: string;
  readonly label: string;
  readonly isCurrent: boolean;
  /** A number that calls for attention, shown from 1 on. */
  readonly count?: number;
}

/** From so many tabs on they stand closer, in as many lines as they need. */
const many = 9;

/** Tabs that are addresses of their own. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav aria-label={label} className={classes['tabs']} data-many={tabs.length >= many || undefined}>
      {tabs.map(({ to, label: text, isCurrent, count = 0 }) => (
        <Link key={to} to={to} className={classes['tab']} aria-current={isCurrent ? 'page' : undefined}>
          {text}
          {count > 0 && <span className={classes['badge']}>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
