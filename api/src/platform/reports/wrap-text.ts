/** Words with the spaces before them, and trailing spaces; a word longer than a line is broken. */
const words = /\s*\S+|\s+/g;

/**
 * Wraps a text into lines no wider than `width`; `measure` returns the width of a text. Existing line breaks are kept.
 */
export function wrapText(text: string, width: number, measure: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    let used = 0;
    for (const [word] of paragraph.matchAll(words)) {
      if (word.trim() === '') continue;
      const wide = measure(word);
      if (used + wide <= width) {
        line += word;
        used += wide;
        continue;
      }
      if (line !== '') lines.push(line);
      line = word.trimStart();
      used = measure(line);
      while (used > width && line.length > 1) {
        const fitting = fittingPart(line, width, measure);
        lines.push(line.slice(0, fitting));
        line = line.slice(fitting);
        used = measure(line);
      }
    }
    lines.push(line);
  }
  return lines;
}

/** A long word may be broken after these, for example a web address or a number. */
const parting = /[_/,;:\-–]/;

/** An e-mail address is broken before these: a line that ends with a dot reads as the end of a sentence. */
const leading = /[@.]/;

/** Characters that belong to the letter before them. */
const joined = /[\p{M}\udc00-\udfff]|\u200d/u;

/**
 * How many characters of a word fit, at least one: preferably up to a separator, and never between a letter and its
 * marks.
 */
function fittingPart(word: string, width: number, measure: (text: string) => number): number {
  let [low, high] = [1, word.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (measure(word.slice(0, middle)) <= width) low = middle;
    else high = middle - 1;
  }
  // An address is broken at its @, wherever that is, so that name and domain stay whole.
  const sign = word.lastIndexOf('@', low);
  if (sign > 0) return sign;
  for (let end = low; end > low / 2; end -= 1)
    if (parting.test(word.charAt(end - 1)) || leading.test(word.charAt(end))) return end;
  let end = low;
  while (end > 1 && joined.test(word.charAt(end))) end -= 1;
  if (end > 1 || !joined.test(word.charAt(1))) return end;
  // Not even the first letter with its marks fits: it gets a line of its own.
  end = 1;
  while (end < word.length && joined.test(word.charAt(end))) end += 1;
  return end;
}
