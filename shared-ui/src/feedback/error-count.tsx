import type { ComponentProps } from 'react';
import classes from './error-count.module.css';

/** How many errors something has: a red badge beside its name; nothing of none. */
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
