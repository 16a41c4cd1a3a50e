import type { Language } from 'shared-contracts';
import { en } from './en.ts';
import { es } from './es.ts';

/** What is said of projects. */
export const projectTexts: Readonly<Record<Language, typeof en>> = { en, es };
