import { type Language, languageOf } from 'shared-contracts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

export type SignOnText = keyof typeof en;

const texts: Readonly<Record<Language, typeof en>> = { en, es };

/** A text for somebody who is not known yet, in the language of the browser. */
export const signOnText = (text: SignOnText, acceptLanguage: string | undefined): string =>
  texts[languageOf(acceptLanguage)][text];
