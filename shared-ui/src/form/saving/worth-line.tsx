import type { ReactNode } from 'react';
import classes from './worth-line.module.css';

interface WorthLineProps {
  /** The state of the values, if that is known. */
  readonly worth: ReactNode;
  /** Whether the line contains tabs, whose edge continues below the items next to them. */
  readonly isTabs?: boolean;
  readonly children?: ReactNode;
}

/**
 * A line above the fields that shows the state of their values at its end. It shares a line with other items because its
 * space stays reserved while there is nothing to show.
 */
export const WorthLine = ({ worth, isTabs = false, children }: WorthLineProps) => (
  <div className={classes['line']} data-tabs={isTabs || undefined}>
    {children}
    {worth}
  </div>
);
