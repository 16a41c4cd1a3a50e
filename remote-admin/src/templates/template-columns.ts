import { gridColumn } from 'shared-contracts/grids';

const sequence = gridColumn('number', 'sequence', { en: 'Seq', es: 'N.º' }, { width: 60 });

/** The events of a master model. */
export const modelColumns = [
  sequence,
  gridColumn('string', 'code', { en: 'Code', es: 'Código' }, { width: 200 }),
  gridColumn('string', 'description', { en: 'Description', es: 'Descripción' }, { width: 320 }),
  gridColumn('bool', 'isActive', { en: 'Active', es: 'Activo' }, { width: 90 }),
];

/** The events that can be linked. */
export const linkColumns = [
  gridColumn('string', 'code', { en: 'Code', es: 'Código' }, { width: 220 }),
  gridColumn('string', 'description', { en: 'Description', es: 'Descripción' }, { width: 380 }),
];

/** The files of a report template. */
export const fileColumns = [
  sequence,
  gridColumn('string', 'name', { en: 'Name', es: 'Nombre' }, { width: 320 }),
  gridColumn('date', 'uploadedDate', { en: 'Uploaded', es: 'Subido' }, { width: 120 }),
];
