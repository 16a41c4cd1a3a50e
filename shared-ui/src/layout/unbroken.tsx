import type { ReactNode } from 'react';
import classes from './unbroken.module.css';

/** Words and what separates them, these at even places. */
const words = /([^\s,;]+)/;

/** Characters of a word that still fits a line of a phone; a longer one, as an address of the web, may break. */
const longest = 40;

/** Descriptions of land, numbers of records and days: a word with a figure and a hyphen. */
const isUnbroken = (word: string): boolean => word.length <= longest && word.includes('-') && /\d/.test(word);

/** Texts that may break at even places, words that may not at odd ones. */
function pieces(text: string): readonly string[] {
  const found = [''];
  for (const part of text.split(words)) {
    if (isUnbroken(part)) found.push(part, '');
    else found[found.length - 1] += part;
  }
  return found;
}

/** A text in which no description of land, number or day breaks across lines: 'd-' by itself is not land. */
export function Unbroken({ children: text }: { readonly children: string }): ReactNode {
  const parts = pieces(text);
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
