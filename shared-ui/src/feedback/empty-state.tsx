import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  /** What there is none of; undefined inside a list, whose own title already shows it. */
  readonly title?: string;
  /** Why, in a sentence. */
  readonly cause: string;
  /** Further details: which right is missing and whom to ask, or the same in technical terms. */
  readonly detail?: string | undefined;
  /** Links to where a person can go from here, the most likely first. */
  readonly ways: ReactNode;
  /** `alert` interrupts screen readers, `status` waits until they are idle. */
  readonly role?: 'alert' | 'status';
}

/** A section in its quarters, one of them not drawn. */
function MissingQuarter() {
  return (
    <svg className={classes['picture']} viewBox="0 0 48 48" fill="none" stroke="currentColor" aria-hidden>
      <path d="M24 5H9a4 4 0 0 0-4 4v30a4 4 0 0 0 4 4h30a4 4 0 0 0 4-4V24M5 24h38M24 5v38" strokeWidth="2" />
      <path d="M24 5h15a4 4 0 0 1 4 4v15" strokeWidth="2" strokeDasharray="3 4" opacity="0.7" />
    </svg>
  );
}

/** Shown where a search has no result or a record is not shown: the cause, and what to do next. */
export function EmptyState({ title, cause, detail, ways, role = 'alert' }: EmptyStateProps) {
  return (
    <section className={classes['empty']} data-in={title === undefined ? 'list' : 'page'}>
      <MissingQuarter />
      <div role={role}>
        {title !== undefined && <h1 className={classes['title']}>{title}</h1>}
        <p className={classes['cause']}>{cause}</p>
        {detail && <p className={classes['detail']}>{detail}</p>}
      </div>
      <div className={classes['ways']}>{ways}</div>
    </section>
  );
}
