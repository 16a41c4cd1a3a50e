import type { Language } from 'shared-contracts';
import { en } from './en.ts';
import { es } from './es.ts';

/** What is said of administered records. */
export const masterDataTexts: Readonly<Record<Language, typeof en>> = { en, es };
