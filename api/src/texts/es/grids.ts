import type { en } from '../en/grids.ts';

/** Refusals about grids and their views, in Spanish. */
export const es: typeof en = {
  off: 'Esta parte de Rightway está desactivada para usted. Consulte a un administrador del sistema.',
  noGrid: 'No existe esa tabla.',
  noColumn: 'Esta tabla no tiene esa columna para filtrar.',
  unfitValue: (column) => `${column} no se puede filtrar por este valor.`,
  otherSort: 'Esta página no corresponde a este orden. Cargue la tabla de nuevo.',
  ownView: 'Ya tiene una vista con este nombre.',
  companyView: 'Su empresa ya tiene una vista con este nombre.',
  manyViews: (most) => `Una tabla guarda ${most} vistas. Elimine una que ya no necesite.`,
};
