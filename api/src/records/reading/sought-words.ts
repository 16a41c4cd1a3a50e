/** The maximum number of words that are searched for; further words hardly narrow the result. */
export const mostWords = 6;

/** A shorter text has no trigram: the search for it inside other texts would read whole tables. */
export const shortestPart = 3;

/** Words of names that people write in several ways, or leave out: `Ltd.` and `Limited`, `&` and `and`. */
const looseWords: ReadonlySet<string> = new Set([
  ...['and', '&', '+', 'et', 'y', 'ltd', 'limited', 'inc', 'incorporated', 'corp', 'corporation'],
  ...['co', 'company', 'ltée', 'llp', 'ulc'],
]);

/** A word of marks alone, such as the dash between two places. */
const marksOnly = /^[\p{P}\p{S}]{1,9}$/u;

/**
 * The words of a text that are looked for, without the commas and brackets around them (`Doe, John`), and without words
 * that names have in several ways if others remain.
 */
export function soughtWords(text: string): readonly string[] {
  const words = text
    .trim()
    .split(/\s+/)
    .map((word) =>
      // An area code keeps its brackets: its digits alone are in many numbers.
      word.replace(/\p{L}/u.test(word) ? /^[,;:("]{1,9}|[,;:)"]{1,9}$/g : /^[,;:"]{1,9}|[,;:"]{1,9}$/g, ''),
    )
    .filter((word) => word !== '');
  const firm = words.filter(
    (word) => !looseWords.has(word.toLowerCase().replace(/\.$/, '')) && !marksOnly.test(word),
  );
  const isFirm = firm.some((word) => word.length >= shortestPart);
  return (isFirm ? firm : words).slice(0, mostWords);
}
