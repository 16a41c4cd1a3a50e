import { inLanguage, languageOf } from 'shared-contracts';
import type { CurrentUser } from 'shared-contracts/rights';
import { texts } from '../../generated/texts/bring-records.ts';
import type { LocalizedMessage } from '../../platform/errors/localized-message.ts';
import { filled, type Gaps } from '../bring-in/index.ts';

type Sentence = keyof (typeof texts)['en'];

/** A sentence about importing records in the person's language, with its gaps filled. */
export const recordWord = (
  { locale }: Pick<CurrentUser, 'locale'>,
  sentence: Sentence,
  gaps: Gaps = {},
): string => filled(inLanguage(texts, languageOf(locale))[sentence], gaps);

/** A refusal that is translated into the person's language when it is sent. */
export const recordRefusal =
  (sentence: Sentence, gaps: Gaps = {}): LocalizedMessage =>
  (language) =>
    filled(inLanguage(texts, language)[sentence], gaps);
