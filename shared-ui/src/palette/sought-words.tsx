import type { ReactNode } from 'react';
import classes from './palette-box.module.css';

/** A text taken apart at the words that were looked for: what lies between them, and the words themselves at odd places. */
function wordPieces(text: string, words: readonly string[]): readonly string[] {
  const lower = text.toLowerCase();
  const sought = words.map((word) => word.toLowerCase()).filter(Boolean);
  // A letter that becomes longer in lower case would shift the marks.
  if (lower.length !== text.length) return [text];
  const found: string[] = [];
  let from = 0;
  while (from < text.length) {
    const hits = sought.flatMap((word) => {
      const at = lower.indexOf(word, from);
      return at < 0 ? [] : [{ at, end: at + word.length }];
    });
    // The first of them, and of two at one place the longer.
    const [next] = hits.sort((one, other) => one.at - other.at || other.end - one.end);
    if (!next) break;
    found.push(text.slice(from, next.at), text.slice(next.at, next.end));
    from = next.end;
  }
  return [...found, text.slice(from)];
}

/** A text in which the words that somebody looks for are marked. */
export function SoughtWords({
  text,
  words,
}: {
  readonly text: string;
  readonly words: readonly string[];
}): ReactNode {
  return wordPieces(text, words).map((piece, place) =>
    place % 2 === 1 ? (
      <mark key={`${place} ${piece}`} className={classes['mark']}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
