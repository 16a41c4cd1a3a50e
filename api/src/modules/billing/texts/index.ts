import type { Language } from 'shared-contracts';
import { en } from './en.ts';
import { es } from './es.ts';

/** What is said of rates, time and invoices. */
export const billingTexts: Readonly<Record<Language, typeof en>> = { en, es };
