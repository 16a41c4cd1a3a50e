import type { CSSProperties } from 'react';
import { cssColor } from './color-text.ts';
import classes from './grid-cell.module.css';

/**
 * A status as a pill: its colour as a dot and a light wash under the text, which keeps the colour of
 * all text, so that it can be read whatever colour master data choose.
 */
export function StatusPill({ text, color }: { readonly text: string; readonly color: string | undefined }) {
  const style = color && ({ '--rw-status': cssColor(color) } as CSSProperties);
  return (
    <span className={classes['pill']} {...(style ? { style, 'data-colored': '' } : {})}>
      {text}
    </span>
  );
}
