import type { Language } from 'shared-contracts';
import { en } from './en.ts';
import { es } from './es.ts';

/** What is said of land and business associates. */
export const landTexts: Readonly<Record<Language, typeof en>> = { en, es };
