import type { ReactNode } from 'react';
import { Unbroken } from '../../layout/unbroken.tsx';
import classes from './marked.module.css';

interface MarkedProps {
  readonly text: string;
  /** A literal part of the text, in any case; spaces around it are ignored. */
  readonly query: string | undefined;
}

/** Splits a text at the matches of a query; the matches are at odd indexes. */
export function pieces(text: string, query: string | undefined): readonly string[] {
  const part = query?.trim().toLowerCase() ?? '';
  const lower = text.toLowerCase();
  // A few letters become longer in lower case, which would shift the marks: then nothing is marked.
  if (part === '' || lower.length !== text.length) return [text];
  const found: string[] = [];
  let from = 0;
  for (let at = lower.indexOf(part); at >= 0; at = lower.indexOf(part, from)) {
    found.push(text.slice(from, at), text.slice(at, at + part.length));
    from = at + part.length;
  }
  return [...found, text.slice(from)];
}

/** A text with the matches of a search marked. */
export function Marked({ text, query }: MarkedProps): ReactNode {
  const parts = pieces(text, query);
  if (parts.length === 1) return <Unbroken>{text}</Unbroken>;
  return parts.map((part, place) =>
    place % 2 === 1 ? (
      <mark key={`${place} ${part}`} className={classes.mark}>
        {part}
      </mark>
    ) : (
      <Unbroken key={`${place} ${part}`}>{part}</Unbroken>
    ),
  );
}
