import type { ReactNode } from 'react';
import { Mark } from './mark.tsx';
import classes from './outside-page.module.css';
import { OverlayPlace } from './overlay-place.tsx';

interface OutsidePageProps {
  readonly title: string;
  /** Where the person is on the way, for example 'Step 1 of 3'. */
  readonly step?: string | undefined;
  readonly children: ReactNode;
}

/** A page for people who are not signed in: one card with one thing to do. */
export function OutsidePage({ title, step, children }: OutsidePageProps) {
  return (
    <main className={classes['page']}>
      <section className={classes['card']} aria-labelledby="outside-title">
        <p className={classes['brand']}>
          <Mark size={24} />
          Rightway
        </p>
        <header className={classes['header']}>
          <h1 id="outside-title" className={classes['title']}>
            {title}
          </h1>
          {step && <p className={classes['step']}>{step}</p>}
        </header>
        {children}
      </section>
      <OverlayPlace />
    </main>
  );
}
