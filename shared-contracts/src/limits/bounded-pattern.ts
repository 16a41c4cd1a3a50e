/** A pattern that is applied only to short texts. */
export interface BoundedPattern {
  readonly exec: (text: string) => RegExpExecArray | null;
  readonly test: (text: string) => boolean;
  readonly replace: (text: string, by: string) => string;
}

/**
 * A pattern whose running time grows faster than the text: it finds nothing in a text of more than `most` characters. A
 * test measures every pattern in the sources and accepts such a pattern only if it is declared here with its bound.
 */
export const bounded = (most: number, pattern: RegExp): BoundedPattern => ({
  exec: (text) => (text.length > most ? null : pattern.exec(text)),
  test: (text) => text.length <= most && pattern.test(text),
  replace: (text, by) => (text.length > most ? text : text.replace(pattern, by)),
});

/**
 * A text without certain characters at its end. A pattern for this would search for the end again from each such
 * character.
 */
export function withoutEnd(text: string, dropped: string): string {
  let end = text.length;
  while (end > 0 && dropped.includes(text[end - 1] ?? ' ')) end -= 1;
  return text.slice(0, end);
}
