import type { en } from '../en/search.ts';

/** Qué se dice de cómo se leyó un texto de búsqueda. */
export const es: typeof en = {
  words: 'Leído como palabras: se busca cada una.',
};
