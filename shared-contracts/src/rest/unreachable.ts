import { texts } from '../generated/texts/unreachable.ts';
import { languageOf } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';

const messages = () => inLanguage(texts, languageOf(globalThis.document?.documentElement.lang));

/** The message for an API that could not be reached, in the page's language: what happened, and what to do. */
export const unreachable = (): string => messages().text;

/** Whether a message, in the page's language, says that something is away for a moment: waiting helps. */
export const isAway = (message: string): boolean =>
  message === messages().text || message === messages().databaseAway;

/** The message for a person with unsaved input: if the API could not be reached, it adds that the input is kept. */
export const whereTyped = (message: string): string =>
  message === unreachable() ? messages().whereTyped : message;

/** Statuses with which a proxy reports that it does not reach the API. */
const ofProxies: readonly number[] = [502, 503, 504];

/**
 * Whether an answer without one of our messages came from something between browser and API: no answer (status 0), a
 * proxy's error page, or another page with status 200.
 */
export const isUnreachable = (status: number): boolean => status < 400 || ofProxies.includes(status);
