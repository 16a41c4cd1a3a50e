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
 * A line above the fields with what their values are worth at its end. Alone that would be an empty line for as long as
 * nothing is wrong, as it keeps its place.
 */
export const WorthLine = ({ worth, isTabs = false, children }: WorthLineProps) => (
  <div className={classes['line']} data-tabs={isTabs || undefined}>
    {children}
    {worth}
  </div>
);
