import type { en } from '../en/master-data.ts';

/** The same in Spanish. */
export const es: typeof en = {
  kept: 'Los registros que vienen con el producto no se pueden eliminar. Desactívelos en su lugar.',
  noPicture: 'La imagen ya no está. Elíjala de nuevo.',
  onlyAdministrators: 'Solo un administrador del sistema puede cambiar esta lista.',
  manyRows: (most) => `No se pueden eliminar más de ${most} filas a la vez.`,
};
