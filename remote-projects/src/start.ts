import { namesOf, type StartBulkAction } from 'shared-contracts';
import { areaStart } from 'shared-contracts/start';
import { picklistNames } from './details/picklist-names.ts';
import { texts } from './generated/texts/start.ts';

const ofProjects: StartBulkAction[] = [
  { name: 'archive', title: namesOf(texts, (said) => said.archive), needs: 'editItem' },
  {
    name: 'delete',
    title: namesOf(texts, (said) => said.delete),
    needs: 'deleteItem',
    gate: 'systemAdministrator',
  },
];

const deletes: StartBulkAction[] = [
  { name: 'delete', title: namesOf(texts, (said) => said.delete), needs: 'deleteItem' },
];

const ofTimesheets: StartBulkAction[] = [
  ...deletes,
  {
    name: 'deleteSubmitted',
    title: namesOf(texts, (said) => said.deleteSubmitted),
    needs: 'deleteItem',
  },
];

/** What the shell must know of this area before its code runs. */
export const start = areaStart('projects', {
  forms: ['surface-project', 'parcel', 'title-tract', 'timesheets', 'invoicing-timesheets', 'invoices'],
  workspaces: ['surface-project'],
  picklists: picklistNames,
  bulkActions: {
    projects: ofProjects,
    parcels: deletes,
    titles: deletes,
    'title-tracts': deletes,
    timesheets: ofTimesheets,
    invoices: deletes,
  },
});
