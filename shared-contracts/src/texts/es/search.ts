import type { en } from '../en/search.ts';

/** Messages about how a search text was interpreted, in Spanish. */
export const es: typeof en = {
  zone: 'Son metros al este y al norte. Escriba también su zona UTM, como en 11U 706832 5344174.',
  words: 'Leído como palabras: se busca cada una.',
  everyMeridian: 'Se buscó en todos los meridianos. Añada uno para ver menos, como en SE 22-51-26-W4M.',
  alike: 'Nada contiene todas estas palabras. Estos nombres se les parecen.',
  crowded:
    'Allí hay registrado más terreno del que se revisa de una vez, así que aquí falta parte. Indique una sección o un cuarto.',
};
