import { namesOf, type StartBulkAction } from 'shared-contracts';
import { areaStart } from 'shared-contracts/start';
import { texts } from './generated/texts/start.ts';

const deletes: StartBulkAction[] = [
  { name: 'delete', title: namesOf(texts, (said) => said.delete), needs: 'deleteItem' },
];

/** What the shell must know of this area before its code runs. */
export const start = areaStart('land', {
  forms: 'all',
  picklists: ['parcels', 'titles', 'titleTypes'],
  bulkActions: { parcels: deletes, titles: deletes, 'title-tracts': deletes },
});
