import type { StartBulkAction } from 'shared-contracts';
import { masterDataDeclarations } from 'shared-contracts/master-data';
import { areaStart } from 'shared-contracts/start';
import { kindPicklistNames } from './generated/picklist-names.ts';

const deletes: StartBulkAction[] = [
  { name: 'delete', title: { en: 'Delete', es: 'Eliminar' }, needs: 'deleteItem' },
];

/** What the shell must know of this area before its code runs. */
export const start = areaStart('admin', {
  forms: 'all',
  picklists: ['reportTypes', ...kindPicklistNames],
  bulkActions: {
    ...Object.fromEntries(masterDataDeclarations.map(({ list }) => [list, deletes])),
    'report-templates': deletes,
  },
});
