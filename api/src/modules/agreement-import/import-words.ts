import { inLanguage, type Language } from 'shared-contracts';
import { texts } from '../../generated/texts/agreement-import.ts';
import type { LocalizedMessage } from '../../platform/errors/localized-message.ts';
import { filled, type Gaps } from '../bring-in/index.ts';

/** The import's texts in a language. */
export const importWords = (language: Language) => inLanguage(texts, language);

export type ImportWords = ReturnType<typeof importWords>;

/** Characters of a cell that a sentence repeats. */
const longestQuote = 60;

/** A cell's text as a sentence repeats it. */
export const quoted = (text: string): string =>
  text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text;

export { filled };

/** A refusal of the import, put into the person's language when it is sent. */
export const importRefusal =
  (pick: (words: ImportWords) => string, gaps: Gaps = {}): LocalizedMessage =>
  (language) =>
    filled(pick(importWords(language)), gaps);

/** Names one after the other: 'A, B'. */
export const listed = (names: readonly string[]): string => names.join(', ');
