const rentWords: readonly string[] = [
  'rent',
  'rents',
  'rental',
  'rentals',
  'renta',
  'rentas',
  'alquiler',
  'alquileres',
];
const reviewWords: readonly string[] = ['review', 'reviews', 'revisión', 'revisiones'];

/**
 * Whether an obligation seems to be the payment of a rent: its type or description says so and mentions no review.
 * Rents come from compensation and schedules, so a recurring obligation for the same rent would ask for it twice.
 */
export function readsAsRent(...texts: readonly (string | null | undefined)[]): boolean {
  const words = texts.flatMap((text) => (text ?? '').toLowerCase().split(/[^\p{L}]+/u));
  return words.some((word) => rentWords.includes(word)) && !words.some((word) => reviewWords.includes(word));
}
