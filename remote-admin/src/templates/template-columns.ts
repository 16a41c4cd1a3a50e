import { gridColumn } from 'shared-contracts/grids';

const sequence = gridColumn('number', 'sequence', 'Seq', { width: 60 });

/** The events of a master model. */
export const modelColumns = [
  sequence,
  gridColumn('string', 'code', 'Code', { width: 200 }),
  gridColumn('string', 'description', 'Description', { width: 320 }),
  gridColumn('bool', 'isActive', 'Active', { width: 90 }),
];

/** The events that can be linked. */
export const linkColumns = [
  gridColumn('string', 'code', 'Code', { width: 220 }),
  gridColumn('string', 'description', 'Description', { width: 380 }),
];

/** The files of a report template. */
export const fileColumns = [
  sequence,
  gridColumn('string', 'name', 'Name', { width: 320 }),
  gridColumn('date', 'uploadedDate', 'Uploaded', { width: 120 }),
];
