import { type GridColumn, gridColumn } from 'shared-contracts/grids';
import type { Translate } from 'shared-ui';

type Columns = readonly GridColumn[];

const sequence = (t: Translate) => gridColumn('number', 'sequence', t('column.sequence'), { width: 60 });

/** The events of a master model. */
export const modelColumns = (t: Translate): Columns => [
  sequence(t),
  gridColumn('string', 'code', t('column.code'), { width: 200 }),
  gridColumn('string', 'description', t('column.description'), { width: 320 }),
  gridColumn('bool', 'isActive', t('column.isActive'), { width: 90 }),
];

/** The events that can be linked. */
export const linkColumns = (t: Translate): Columns => [
  gridColumn('string', 'code', t('column.code'), { width: 220 }),
  gridColumn('string', 'description', t('column.description'), { width: 380 }),
];

/** The files of a report template. */
export const fileColumns = (t: Translate): Columns => [
  sequence(t),
  gridColumn('string', 'name', t('column.name'), { width: 320 }),
  gridColumn('date', 'uploadedDate', t('column.uploadedDate'), { width: 120 }),
];
