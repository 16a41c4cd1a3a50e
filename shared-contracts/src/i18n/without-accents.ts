const ascii = /^[ -~]*$/;

/** A text in small letters and without accents, so that 'manana' is 'Mañana' and 'elie' is 'Élie'. */
export function withoutAccents(text: string): string {
  const small = text.toLowerCase();
  return ascii.test(small) ? small : small.normalize('NFD').replace(/\p{M}/gu, '');
}
