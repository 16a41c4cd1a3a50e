/**
 * The longest type that is stored completely, in characters; of a longer one, the beginning and the length are stored.
 */
export const longestKept = 7800;

/** Separates the beginning of a long type from its length. */
const cut = '… (';

/** A type as a face stores it: completely, or its beginning with its length. */
export const keptText = (text: string): string =>
  text.length <= longestKept ? text : `${text.slice(0, longestKept)}${cut}${text.length})`;

/** Whether a text is the short form of another: earlier builds stored fewer characters. */
function isShortFormOf(short: string, text: string): boolean {
  const end = short.lastIndexOf(cut);
  return end >= 0 && short.slice(end) === `${cut}${text.length})` && text.startsWith(short.slice(0, end));
}

/** Whether two stored texts are the same type, as far as their short forms show. */
export const isSameText = (one: string, other: string): boolean =>
  one === other || isShortFormOf(one, other) || isShortFormOf(other, one);

/**
 * The longest type that is shown completely, in characters; of a longer one, only the part that differs is shown, with
 * its surroundings.
 */
const longestShown = 240;
const around = 40;

const startsAlike = (one: string, other: string): number => {
  const end = Math.min(one.length, other.length);
  let place = 0;
  while (place < end && one[place] === other[place]) place += 1;
  return place;
};

const reversed = (text: string): string => [...text].reverse().join('');

/** Describes how a type differs from before; for long types only where they differ. */
export function differenceOf(was: string, is: string): string {
  if (was.length <= longestShown && is.length <= longestShown) return `is ${is}, and was ${was}`;
  const start = startsAlike(was, is);
  const end = startsAlike(reversed(was.slice(start)), reversed(is.slice(start)));
  const from = Math.max(0, start - around);
  const part = (text: string): string => {
    const to = Math.min(text.length, Math.max(start, text.length - end) + around, from + longestShown);
    return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
  };
  return `is ${part(is)}, and was ${part(was)}`;
}
