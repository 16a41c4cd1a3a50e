import { doubts } from './entry-words.ts';
import { entriesInText, type ListedEntry, wordsOf } from './listed-entries.ts';
import { monthNamed } from './month-names.ts';
import { plainText } from './plain-text.ts';
import { readDay } from './read-day.ts';

/** An entry of a list that a cell names. */
export interface WrittenEntry {
  readonly id: string;
  /** What else the cell says; '' if nothing. */
  readonly beside: string;
  /** Whether the cell has the entry's own words, apart from case, punctuation and blanks. */
  readonly isSame: boolean;
}

/** Longer cells are remarks. */
const longest = 120;

/** A number that the entry has in somebody's own list, or the name of the column, before the entry. */
const before = /^(?:\(?\d{1,2}(?:[.):]| ?[-–])? |(?:status|type|statut|estado|tipo) ?: ?)(?=\p{L})/iu;

/** Where a remark may begin. */
const remark = / [-–—] |[,;:(\n[]/;

/** A code followed by a number: 'MSL 123456'. */
const numbered = /^(\p{L}{2,5})[ -]?(\d[\d ]{2,12})$/u;

const monthAndNumber = /^(\p{L}{3,10})\.?[ /-]{0,2}\d{1,4}$/u;

/** Most words before a day, and most words of an entry. */
const mostWords = 5;

function isDay(text: string): boolean {
  const day = text.replace(/^(?:on|since|dated|le|el) /i, '');
  if (/^\d{4}$/.test(day)) return true;
  const month = monthAndNumber.exec(day)?.[1];
  if (month !== undefined && monthNamed(month) !== undefined) return true;
  const read = readDay(day, 'day', false);
  return 'day' in read && /\D/.test(day);
}

/** The different ways to split a text into a head and the remark after it. */
function parted(text: string): readonly (readonly [head: string, beside: string])[] {
  const [, code, number] = numbered.exec(text) ?? [];
  const ways: (readonly [string, string])[] = code && number ? [[code, number]] : [];
  const words = text.split(' ');
  for (let count = 1; count < Math.min(words.length, mostWords); count += 1) {
    const behind = words.slice(count).join(' ');
    if (isDay(behind)) ways.push([words.slice(0, count).join(' ').replace(/[:,]$/, ''), behind]);
  }
  const at = remark.exec(text);
  if (at && at.index > 0) {
    const behind = text
      .slice(at.index)
      .replace(/^[ \-–—,;:(\n[]{1,4}/, '')
      .replace(/[)\]]$/, '');
    ways.push([text.slice(0, at.index).trim(), behind.trim()]);
  }
  return ways;
}

/** Whether a remark only repeats the entry in other words: 'No answer - left message'. */
function namesSameEntry(beside: string, id: string, entries: readonly ListedEntry[]): boolean {
  const { ids } = entriesInText(beside, entries);
  return ids.length === 1 && ids[0] === id;
}

/** Whether a text contains all words of an entry, in any order. */
const hasAll = (words: readonly string[], key: string): boolean =>
  key.split(' ').every((word) => words.includes(word));

/** Whether a remark takes an entry back, doubts it, counts who agreed, or names another entry. */
const isDoubted = (beside: string, entries: readonly ListedEntry[]): boolean =>
  plainText(beside)
    .split(' ')
    .some((word) => doubts.has(word)) ||
  /\d ?(?:of|\/|de|sur) ?\d/.test(beside.replace(/\d{1,4}[-/]\d{1,2}[-/]\d{1,4}/g, '')) ||
  entries.some(({ keys }) => keys.some((key) => hasAll(wordsOf(beside), key)));

/**
 * The entry of a list that a cell names in one of its usual notations: singular or plural, another spelling, an
 * abbreviation, another word with the same meaning, with a number before it or a remark after it. 'several' if it may
 * be more than one entry; undefined if it names none, or if anything puts it in doubt, as in 'not signed', 'signed?'
 * and 'signed - wife to sign'.
 */
export function writtenEntry(
  cell: string,
  entries: readonly ListedEntry[],
): WrittenEntry | 'several' | undefined {
  if (cell.length > longest || cell.includes('?')) return undefined;
  const whole = cell.trim().replace(/[^\S\n]/g, ' ');
  const answer = (text: string, beside: string): WrittenEntry | 'several' | undefined => {
    const { ids, isSame } = entriesInText(text, entries);
    const [id, other] = ids;
    if (id === undefined) return undefined;
    if (other !== undefined) return 'several';
    if (beside === '') return { id, beside, isSame };
    if (namesSameEntry(beside, id, entries)) return { id, beside: '', isSame: false };
    return isDoubted(beside, entries) ? undefined : { id, beside, isSame: false };
  };
  const ofWhole = answer(whole, '');
  if (ofWhole !== undefined) return ofWhole;
  const text = whole.replace(before, '');
  if (text !== whole) {
    const named = answer(text, '');
    if (named !== undefined) return typeof named === 'string' ? named : { ...named, isSame: false };
  }
  for (const [head, beside] of parted(text)) {
    const named = answer(head, beside);
    if (named !== undefined) return named;
  }
  return undefined;
}
