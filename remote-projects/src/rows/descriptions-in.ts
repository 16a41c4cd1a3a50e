import { parseLegalDescription } from 'shared-contracts/land-survey';

/** Parts of a line that hold more than one piece of land. */
const between = /\s*(?:,|\band\b|&)\s*/i;

/**
 * The pieces of land in a list out of a letter: a line or a semicolon apart, and where a line is none as a whole, a comma
 * or 'and' apart; each once.
 */
export function descriptionsIn(text: string): readonly string[] {
  const lines = text
    .split(/[\n;]/)
    .map((line) => line.replace(/^[\s•*]+/, '').replace(/[\s.]+$/, ''))
    .filter((line) => line !== '');
  const parts = lines.flatMap((line) =>
    parseLegalDescription(line) ? [line] : line.split(between).filter((part) => part !== ''),
  );
  return [...new Set(parts)];
}
