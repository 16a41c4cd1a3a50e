import type { ReactNode } from 'react';
import classes from './gallery.module.css';

/** One state of a block, with its name. */
export const State = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <section className={classes['state']} aria-label={name}>
    <h2>{name}</h2>
    {children}
  </section>
);
