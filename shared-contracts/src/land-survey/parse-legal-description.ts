import type { LegalDescription } from './legal-description.ts';
import { readLand } from './read-land.ts';

/** A longer text is not a single legal description. */
const longest = 120;

/** Reads one legal description in any of its usual notations; undefined if the text is not one. */
export function parseLegalDescription(text: string): LegalDescription | undefined {
  if (text.length > longest) return undefined;
  const { parts, worded, townships, unread } = readLand(text);
  const [only, ...more] = parts;
  const isAll = more.length === 0 && worded.length === 0 && townships.length === 0 && unread.length === 0;
  return only && isAll && !only.isPortion && only.note === '' ? only.land : undefined;
}
