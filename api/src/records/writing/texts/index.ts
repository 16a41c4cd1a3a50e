import type { Language } from 'shared-contracts';
import { en } from './en.ts';
import { es } from './es.ts';

/** What writing records says to people. */
export const writingTexts: Readonly<Record<Language, typeof en>> = { en, es };
