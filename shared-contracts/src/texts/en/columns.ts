import type { Texts } from '../../i18n/texts.ts';

/** Titles of the columns of grids; they are declared in English. */
export const en: Texts = {};
