import type { en } from '../en/master-data.ts';

/** The same in Spanish. */
export const es: typeof en = {
  kept: 'Los registros que vienen con el producto no se pueden eliminar. Desactívelos en su lugar.',
  backwards: 'El último día no puede ser anterior al primero.',
  noClient: 'Elija el cliente de estas tarifas, o el tipo General para las tarifas de todos.',
  noPicture: 'La imagen ya no está. Elíjala de nuevo.',
  off: 'Esta parte de Rightway está desactivada para usted. Consulte a un administrador del sistema.',
  onlyAdministrators: 'Solo un administrador del sistema puede cambiar esta lista.',
  manyRows: (most) => `No se pueden eliminar más de ${most} filas a la vez.`,
};
