/** Qué se dice de cómo se leyó un texto de búsqueda. */
export const es = {
  words: 'Leído como palabras: se busca cada una.',
};
