import type { Language } from 'shared-contracts';
import { en } from './en.ts';
import { es } from './es.ts';

/** What the mails around an account say. */
export const mailTexts: Readonly<Record<Language, typeof en>> = { en, es };
