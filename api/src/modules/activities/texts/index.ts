import type { Language } from 'shared-contracts';
import { en } from './en.ts';
import { es } from './es.ts';

/** What is said of what happens on a project. */
export const activityTexts: Readonly<Record<Language, typeof en>> = { en, es };
