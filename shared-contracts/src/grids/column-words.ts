import { texts } from '../generated/texts/words.ts';
import { inEveryLanguage, type Names } from '../i18n/names.ts';
import { inLanguage } from '../i18n/texts.ts';
import { lookup } from './grid-column.ts';

const { en } = texts;

/** A fixed set of values that columns show in words. */
type WordKind = keyof typeof en;

/** The label of each value of a set, in every language. */
export function wordsOf(kind: WordKind): Readonly<Record<string, Names>> {
  const inWords = (language: Parameters<typeof inLanguage>[1]): Readonly<Record<string, string>> =>
    inLanguage(texts, language)[kind];
  return Object.fromEntries(
    Object.entries(en[kind]).map(([value, word]) => [
      value,
      { ...inEveryLanguage((language) => inWords(language)[value] ?? word), en: word },
    ]),
  );
}

/** A value of a fixed set, shown in words; a status as a pill. */
export const word = (
  path: string,
  title: string,
  kind: WordKind,
  width = 110,
  formatter: 'enum' | 'status' = 'enum',
) => lookup(path, title, width, { formatter, words: wordsOf(kind) });
