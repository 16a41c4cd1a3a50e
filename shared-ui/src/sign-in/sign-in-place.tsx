import type { ReactNode } from 'react';
import { OverlayPlace } from '../layout/overlay-place.tsx';
import classes from './sign-in-place.module.css';

/** The background of the login form: the lines of a survey, very faint. */
export function SignInPlace({ children }: { children: ReactNode }) {
  return (
    <main className={classes['place']}>
      {children}
      <OverlayPlace />
    </main>
  );
}
