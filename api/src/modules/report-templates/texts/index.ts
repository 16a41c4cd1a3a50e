import type { Language } from 'shared-contracts';
import { en } from './en.ts';
import { es } from './es.ts';

/** What is said of report templates. */
export const reportTemplateTexts: Readonly<Record<Language, typeof en>> = { en, es };
