import type { ReactNode } from 'react';
import classes from './rows-block.module.css';

/** Rows between the sections of a form, in the distance of sections. */
export function RowsBlock({ children }: { readonly children: ReactNode }) {
  return <div className={classes['block']}>{children}</div>;
}
