import { texts } from '../generated/texts/unreachable.ts';
import { languageOf } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';

const said = () => inLanguage(texts, languageOf(globalThis.document?.documentElement.lang));

/** The message wherever the API was not reached, in the page's language: what happened, and what to do. */
export const unreachable = (): string => said().text;

/** The same failure for a person with unsaved input: if the API was not reached, it adds that the input is kept. */
export const whereTyped = (message: string): string =>
  message === unreachable() ? said().whereTyped : message;

/** Statuses of a proxy that does not reach the API. */
const ofProxies: readonly number[] = [502, 503, 504];

/**
 * Whether an answer without a message of ours came from something between browser and API: none at all (status 0), a
 * proxy's page, or a page with a 200 of its own.
 */
export const isUnreachable = (status: number): boolean => status < 400 || ofProxies.includes(status);
