import type { ReactNode } from 'react';
import classes from './unbroken.module.css';

/** Words with a figure and a hyphen: descriptions of land, numbers of records, days. */
const hyphenated = /([^\s,;]*\d[^\s,;]*-[^\s,;]*|[^\s,;]*-[^\s,;]*\d[^\s,;]*)/;

/** A text of which no description of land, number or day goes on in the next line: 'd-' alone is no land. */
export function Unbroken({ children: text }: { readonly children: string }): ReactNode {
  const parts = text.split(hyphenated);
  if (parts.length === 1) return text;
  return parts.map((part, place) =>
    place % 2 === 1 ? (
      <span key={`${place} ${part}`} className={classes['unbroken']}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
