import { inLanguage, type Language } from 'shared-contracts';
import { texts } from '../../generated/texts/bring-in.ts';
import type { LocalizedMessage } from '../../platform/errors/localized-message.ts';

export type Gaps = Readonly<Record<string, string | number>>;

const bringWords = (language: Language) => inLanguage(texts, language);

/** A sentence with its gaps filled. */
export const filled = (sentence: string, gaps: Gaps): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = gaps[name];
    return value === undefined ? whole : String(value);
  });

/** A refusal that is translated into the person's language when it is sent. */
export const bringRefusal =
  (pick: (words: ReturnType<typeof bringWords>) => string, gaps: Gaps = {}): LocalizedMessage =>
  (language) =>
    filled(pick(bringWords(language)), gaps);
