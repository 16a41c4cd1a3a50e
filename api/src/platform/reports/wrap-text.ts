/** Words and the blanks before them; what is longer than a line is broken within. */
const words = /\s*\S+/g;

/** A text in lines no wider than `width`; `measure` tells the width of a text. Line breaks stay. */
export function wrapText(text: string, width: number, measure: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    let used = 0;
    for (const [word] of paragraph.matchAll(words)) {
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

/** How many characters of a word fit, at least one; no pair of surrogates is parted. */
function fittingPart(word: string, width: number, measure: (text: string) => number): number {
  let [low, high] = [1, word.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (measure(word.slice(0, middle)) <= width) low = middle;
    else high = middle - 1;
  }
  const last = word.charCodeAt(low - 1);
  const partsPair = last >= 0xd800 && last <= 0xdbff;
  return partsPair ? (low > 1 ? low - 1 : 2) : low;
}
