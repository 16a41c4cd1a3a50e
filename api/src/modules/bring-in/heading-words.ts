import { type BringField, type BringKind, bringFieldNames, bringFields } from 'shared-contracts/bring-in';
import { plainText } from '../../platform/tables/plain-text.ts';
import { isAside } from './heading-turns.ts';

/** A field that a heading may mean, with its score. */
export interface Meaning {
  readonly field: BringField;
  readonly score: number;
}

/**
 * Score of a heading for a field: its words match together with the group's title, as a whole, alone, or as a part of
 * it.
 */
const scores = { inGroup: 100, whole: 90, bare: 88, part: 55 } as const;

/** Score from which a heading counts as matching a field's words as a whole and not only in part. */
export const wholeHeading = 80;

/** Shortest word that may be matched within a longer heading. */
const shortestPart = 5;

/** A longer text is not a heading. */
const longest = 80;

type Words = ReadonlyMap<string, readonly BringField[]>;

const byKind = new Map<BringKind, Words>();

/** The possible headings of a field; its own title comes first, so that an exported list can be imported again. */
const wordsOfField = (kind: BringKind, { name, words }: BringField): readonly string[] => [
  ...bringFieldNames(kind, name).map(plainText),
  ...words.split('|'),
];

/** The fields of a kind by the words of their headings. */
function wordsOf(kind: BringKind): Words {
  const known = byKind.get(kind);
  if (known) return known;
  const made = new Map<string, BringField[]>();
  for (const field of bringFields(kind))
    for (const word of new Set(wordsOfField(kind, field))) {
      const same = made.get(word);
      if (same) same.push(field);
      else made.set(word, [field]);
    }
  byKind.set(kind, made);
  return made;
}

const withoutBrackets = (text: string): string => text.replace(/[([][^)\]]{0,60}[)\]]/g, ' ');

/** A column that has owners with their addresses: `Registered Owner & Address`, `Name and Address of Landowner`. */
const withAddress =
  /\b(?:owner|landowner|lessor|grantor)s?(?:['’]s|\(s\))?(?: names?)?\s{0,3}(?:&|\/|\+|,|-|\n|\band\b)\s{0,3}(?:mailing )?address|\bnames? (?:&|and) (?:mailing )?address(?:es)? of (?:the )?(?:registered )?(?:land)?owner/i;

/** A heading without the number of a column that occurs several times: 'Owner 2'. */
const withoutCount = (plain: string): string => plain.replace(/ \d$/, '');

/** The fields that a heading may mean, considering the title of its group; several if a word is ambiguous. */
export function meaningsOf(kind: BringKind, heading: string, group: string): readonly Meaning[] {
  if (heading.length > longest) return [];
  const words = wordsOf(kind);
  const own = plainText(heading);
  const found = new Map<BringField, number>();
  const add = (word: string, score: number) => {
    for (const [place, field] of (words.get(word) ?? []).entries())
      found.set(field, Math.max(found.get(field) ?? 0, score - place));
  };
  if (withAddress.test(heading)) add('owner', scores.whole);
  if (found.size > 0) return [...found].map(([field, score]) => ({ field, score }));
  if (group !== '') {
    const of = plainText(group);
    add(withoutCount(`${of} ${own}`), scores.inGroup);
    add(withoutCount(`${of.replace(/s$/, '')} ${own}`), scores.inGroup);
    // For 'Name' below the group 'Landowner', the group itself is what is named.
    if (['name', 'names', 'nom', 'nombre'].includes(own)) add(of, scores.inGroup);
  }
  add(own, scores.whole);
  add(withoutCount(own), scores.whole - 1);
  add(plainText(withoutBrackets(heading)), scores.bare);
  if (found.size === 0)
    for (const [word, fields] of words) {
      if (word.length < shortestPart || !` ${own} `.includes(` ${word} `)) continue;
      for (const field of fields)
        if (!isAside(own, field))
          found.set(field, Math.max(found.get(field) ?? 0, scores.part + Math.min(20, word.length)));
    }
  const meanings = [...found].map(([field, score]) => ({ field, score }));
  // 'Owner/Occupant' does not say which of them a cell names.
  const roles = new Set(
    meanings.flatMap(({ field, score }) =>
      score < wholeHeading && field.reads === 'people' ? [field.of] : [],
    ),
  );
  return roles.size > 1 ? meanings.filter(({ field }) => field.reads !== 'people') : meanings;
}

/** Whether a cell matches a heading of a kind. */
export const isHeading = (kind: BringKind, text: string): boolean =>
  text.length <= longest &&
  (wordsOf(kind).has(plainText(text)) || wordsOf(kind).has(plainText(withoutBrackets(text))));
