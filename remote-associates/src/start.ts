import type { StartBulkAction } from 'shared-contracts';
import { areaStart } from 'shared-contracts/start';

const deletes: StartBulkAction[] = [
  { name: 'delete', title: { en: 'Delete', es: 'Eliminar' }, needs: 'deleteItem' },
];

/** What the shell must know of this area before its code runs. */
export const start = areaStart('associates', {
  forms: 'all',
  bulkActions: { associates: deletes, contacts: deletes },
});
