import type { ComponentProps } from 'react';
import classes from './error-count.module.css';

/** Number of errors: a red badge after the name; nothing if there are none. */
export function ErrorCount({ count, children, ...rest }: ErrorCountProps) {
  if (count === 0) return null;
  return (
    <span {...rest} className={classes['count']}>
      {count}
      {children}
    </span>
  );
}

interface ErrorCountProps extends Omit<ComponentProps<'span'>, 'className'> {
  readonly count: number;
}
