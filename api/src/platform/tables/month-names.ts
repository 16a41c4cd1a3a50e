import { withoutAccents } from 'shared-contracts';

/** From January on, in English, French and Spanish; different names of one month are together. */
const months = [
  'january janvier enero',
  'february fevrier febrero',
  'march mars marzo',
  'april avril abril',
  'may mai mayo',
  'june juin junio',
  'july juillet julio',
  'august aout agosto',
  'september septembre septiembre setiembre',
  'october octobre octubre',
  'november novembre noviembre',
  'december decembre diciembre',
];

/** From Sunday on. */
const weekdays = [
  'sunday dimanche domingo',
  'monday lundi lunes',
  'tuesday mardi martes',
  'wednesday mercredi miercoles',
  'thursday jeudi jueves',
  'friday vendredi viernes',
  'saturday samedi sabado',
];

/** Shortest abbreviation of a name; too many names share their first two letters. */
const shortest = 3;

/** The positions of all names that begin with a word. */
function placesOf(names: readonly string[], word: string): readonly number[] {
  const plain = withoutAccents(word);
  if (plain.length < shortest) return [];
  return names.flatMap((all, place) =>
    all.split(' ').some((name) => name.startsWith(plain)) ? [place] : [],
  );
}

/**
 * The month that a word names, in full or by its first letters: 1 for January. Undefined for 'jui', which may be two
 * months, and for 'market'.
 */
export function monthNamed(word: string): number | undefined {
  const [place, ...others] = placesOf(months, word);
  return place === undefined || others.length > 0 ? undefined : place + 1;
}

/** The days of the week that a word may name, 0 for Sunday: 'mar' is one in French and Spanish. */
export const weekdaysNamed = (word: string): readonly number[] => placesOf(weekdays, word);
