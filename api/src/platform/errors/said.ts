import { type ByLanguage, inLanguage, type Language } from 'shared-contracts';

/** A sentence for a person: said once it is known what language they read. */
export type Said = (language: Language) => string;

/** A sentence of a folder of texts. */
export const said =
  <T>(texts: ByLanguage<T>, pick: (spoken: T) => string): Said =>
  (language) =>
    pick(inLanguage(texts, language));

/** A sentence for those who write programs against the API, or release to it: they read English, no screen shows it. */
export const toProgrammers =
  (sentence: string): Said =>
  () =>
    sentence;
