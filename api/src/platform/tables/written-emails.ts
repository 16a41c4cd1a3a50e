/** Longer cells are remarks. */
const longest = 500;

/** An address in angle brackets after a name, as copied from an email program. */
const bracketed = /<([^<>\s]{1,254})>/g;

/**
 * The email addresses in a cell, separated by semicolons, without 'mailto:' and without the name in 'Pat Doe
 * <pat@example.ca>'. Anything else stays, so that the field's rule refuses it.
 */
export function writtenEmails(cell: string): string {
  if (cell.length > longest) return cell;
  const inBrackets = [...cell.matchAll(bracketed)].map(([, address]) => address ?? '');
  const pieces = inBrackets.length > 0 ? inBrackets : cell.split(/[\s;,/|]/);
  const addresses = pieces.map((piece) => piece.replace(/^mailto:/i, '')).filter(Boolean);
  return addresses.every((address) => address.includes('@')) ? addresses.join('; ') : cell;
}
