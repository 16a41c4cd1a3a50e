/** A pattern that is applied only to short texts. */
export interface BoundedPattern {
  readonly exec: (text: string) => RegExpExecArray | null;
  readonly test: (text: string) => boolean;
  readonly replace: (text: string, by: string) => string;
}

/**
 * A pattern whose work grows faster than the text that it is tried on: it finds nothing in a text of more than `most`
 * characters. A test measures every pattern of the sources, and takes such a one only where it is declared with its bound.
 */
export const bounded = (most: number, pattern: RegExp): BoundedPattern => ({
  exec: (text) => (text.length > most ? null : pattern.exec(text)),
  test: (text) => text.length <= most && pattern.test(text),
  replace: (text, by) => (text.length > most ? text : text.replace(pattern, by)),
});

/** A text without some characters at its end. A pattern that begins with them would look for their end at each. */
export function withoutEnd(text: string, dropped: string): string {
  let end = text.length;
  while (end > 0 && dropped.includes(text[end - 1] ?? ' ')) end -= 1;
  return text.slice(0, end);
}
