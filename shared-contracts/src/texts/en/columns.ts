import type { Texts } from '../../i18n/texts.ts';

/** Titles of grids' columns: they are declared in English. */
export const en: Texts = {};
