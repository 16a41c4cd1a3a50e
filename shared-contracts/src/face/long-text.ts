/** Characters of a type that is kept as it is written; of a longer one the beginning and the length. */
export const longestKept = 7800;

/** Between the beginning of a long type and its length. */
const cut = '… (';

/** A type as a face keeps it: as it is written, or its beginning with its length. */
export const keptText = (text: string): string =>
  text.length <= longestKept ? text : `${text.slice(0, longestKept)}${cut}${text.length})`;

/** Whether a text is another one's short form: earlier builds kept fewer characters. */
function isShortFormOf(short: string, text: string): boolean {
  const end = short.lastIndexOf(cut);
  return end >= 0 && short.slice(end) === `${cut}${text.length})` && text.startsWith(short.slice(0, end));
}

/** Whether two kept texts are of one type, as far as they say. */
export const isSameText = (one: string, other: string): boolean =>
  one === other || isShortFormOf(one, other) || isShortFormOf(other, one);

/** Characters of a type that are shown as they are; of a longer one the part that differs, with what stands around it. */
const longestShown = 240;
const around = 40;

const startsAlike = (one: string, other: string): number => {
  const end = Math.min(one.length, other.length);
  let place = 0;
  while (place < end && one[place] === other[place]) place += 1;
  return place;
};

const reversed = (text: string): string => [...text].reverse().join('');

/** Says where a type differs from what it was: of long ones the place alone. */
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
