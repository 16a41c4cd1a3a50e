import { type ByLanguage, inLanguage, type Language } from 'shared-contracts';

/** A sentence for a person, worded once their language is known. */
export type LocalizedMessage = (language: Language) => string;

/** A sentence from a set of texts. */
export const messageFrom =
  <T>(texts: ByLanguage<T>, pick: (spoken: T) => string): LocalizedMessage =>
  (language) =>
    pick(inLanguage(texts, language));

/** A sentence for programmers who use the API or publish releases: in English only, since no screen shows it. */
export const toProgrammers =
  (sentence: string): LocalizedMessage =>
  () =>
    sentence;
