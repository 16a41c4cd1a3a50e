import { texts } from '../generated/texts/unreachable.ts';
import { languageOf } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';

/** What is said wherever the API was not reached, in the page's language: what happened, and what to do. */
export const unreachable = (): string =>
  inLanguage(texts, languageOf(globalThis.document?.documentElement.lang)).text;

/** Statuses with which a proxy says that it does not reach the API. */
const ofProxies: readonly number[] = [502, 503, 504];

/**
 * Whether an answer without a message of ours came from something between browser
 * and API: none at all (status 0), a proxy's page, or a page that says 200 for its own.
 */
export const isUnreachable = (status: number): boolean => status < 400 || ofProxies.includes(status);
