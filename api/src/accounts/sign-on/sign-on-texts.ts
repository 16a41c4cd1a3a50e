import { type FallbackLanguage, inLanguage, languageOf } from 'shared-contracts';
import { texts } from '../../generated/texts/sign-on.ts';

export type SignOnText = keyof (typeof texts)[FallbackLanguage];

/** A text for a person who is not known yet, in the language of the browser. */
export const signOnText = (text: SignOnText, acceptLanguage: string | undefined): string =>
  inLanguage(texts, languageOf(acceptLanguage))[text];
