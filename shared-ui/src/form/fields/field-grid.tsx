import type { ReactNode } from 'react';
import classes from './field-grid.module.css';

/** Fields in columns as the width allows. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>;
}

/** A field that takes the whole width. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}
