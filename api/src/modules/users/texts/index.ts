import type { Language } from 'shared-contracts';
import { en } from './en.ts';
import { es } from './es.ts';

/** What is said of companies and people. */
export const userTexts: Readonly<Record<Language, typeof en>> = { en, es };
