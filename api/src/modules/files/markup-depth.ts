const afterOf = (text: string, end: string, from: number): number => {
  const place = text.indexOf(end, from);
  return place === -1 ? text.length : place + end.length;
};

/** Where the tag that begins at a position ends; attribute values may contain the character that ends tags. */
function endOfTag(text: string, from: number): number {
  let before = '';
  for (let at = from + 1; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '>') return at;
    if (before === '=' && (letter === '"' || letter === "'")) {
      const closed = text.indexOf(letter, at + 1);
      if (closed !== -1) at = closed;
    }
    if (letter.trim() !== '') before = letter;
  }
  return text.length;
}

/** Markup that is not an element, by its start and end. */
const skipped = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const;

/**
 * Whether XML nests elements more deeply than allowed. Scans the text once without building anything: for each element,
 * readers search everything below it, which takes very long if elements are deeply nested.
 */
export function isNestedDeeper(text: string, most: number): boolean {
  let depth = 0;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    const other = skipped.find(([begin]) => text.startsWith(begin, at));
    if (other) {
      at = afterOf(text, other[1], at + other[0].length);
    } else if (text.charAt(at + 1) === '/') {
      depth -= 1;
      at += 2;
    } else {
      const end = endOfTag(text, at);
      if (text.charAt(end - 1) !== '/') depth += 1;
      if (depth > most) return true;
      at = end;
    }
  }
  return false;
}
