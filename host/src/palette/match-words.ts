import { withoutAccents as plain } from 'shared-contracts';

/**
 * How well a title matches the typed text: 0 if it begins with it, 1 if one of its words begins with each typed word,
 * undefined otherwise.
 */
export function fitOf(title: string, text: string): number | undefined {
  const wanted = plain(text.trim());
  const given = plain(title);
  if (given.startsWith(wanted)) return 0;
  const words = given.split(/[^\p{L}\p{N}]+/u);
  const fits = wanted.split(/\s+/).every((part) => words.some((word) => word.startsWith(part)));
  return fits ? 1 : undefined;
}

/** Something that is found by its title or by other words for it. */
interface Titled {
  readonly title: string;
  readonly words?: string;
}

/** The rank of a match by other words: after any match of the title. */
const byWords = 2;

/** What fits a text, the best first. */
export const fitting = <T extends Titled>(all: readonly T[], text: string): readonly T[] =>
  all
    .flatMap((one) => {
      const fit =
        fitOf(one.title, text) ?? (fitOf(one.words ?? '', text) === undefined ? undefined : byWords);
      return fit === undefined ? [] : [{ one, fit }];
    })
    .sort((one, other) => one.fit - other.fit)
    .map(({ one }) => one);

/**
 * How likely a record is the one that was meant: 2 if one of its names is the text, 1 if the words of its title and
 * details include every typed word as a whole, 0 otherwise. A single word that is not a number is too unspecific: it is
 * in records of every kind.
 */
export function likeness(
  {
    title,
    subtitle,
    matched = '',
  }: { readonly title: string; readonly subtitle: string; readonly matched?: string | undefined },
  text: string,
): number {
  const wanted = plain(text.trim());
  if (title.split(' · ').some((name) => plain(name) === wanted)) return 2;
  const wordsOf = (one: string) =>
    plain(one)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean);
  const given = new Set(wordsOf([title, subtitle, matched].join(' ')));
  const words = wordsOf(wanted);
  const isSpecific = words.length > 1 || /\d/.test(wanted);
  return isSpecific && words.every((word) => given.has(word)) ? 1 : 0;
}
