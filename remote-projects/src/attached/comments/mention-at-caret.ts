/** A mention that is being typed: where its `@` is, and what follows it. */
export interface TypedMention {
  readonly start: number;
  readonly text: string;
}

/** The longest name that is looked for. */
const longest = 40;

/** The mention being typed before the caret; undefined if there is none, for example within an e-mail address. */
export function mentionAt(text: string, caret: number): TypedMention | undefined {
  const start = text.lastIndexOf('@', caret - 1);
  if (start < 0 || caret - start > longest) return undefined;
  const before = text[start - 1] ?? ' ';
  if (before.trim() !== '' && before !== '(') return undefined;
  const typed = text.slice(start + 1, caret);
  // A name has a first and a last part; a line break or a third word ends it.
  if (typed.includes('\n') || typed.startsWith(' ') || typed.split(' ').length > 3) return undefined;
  return { start, text: typed };
}
