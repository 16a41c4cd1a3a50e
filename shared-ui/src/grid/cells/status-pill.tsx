import type { CSSProperties, ReactNode } from 'react';
import { cssColor } from '../../theme/color-text.ts';
import classes from './grid-cell.module.css';

interface StatusPillProps {
  /** Of master data, in hex digits; without it the pill is plain. */
  readonly color: string | undefined;
  /** The status in words. */
  readonly children: ReactNode;
}

/**
 * A status as a pill: its colour as a dot and a light wash under the text, which keeps the colour of
 * all text, so that it can be read whatever colour master data choose.
 */
export function StatusPill({ color, children }: StatusPillProps) {
  const style = color && ({ '--rw-status': cssColor(color) } as CSSProperties);
  return (
    <span className={classes['pill']} {...(style ? { style, 'data-colored': '' } : {})}>
      {children}
    </span>
  );
}
