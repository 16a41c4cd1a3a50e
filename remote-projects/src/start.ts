import { areaStart } from 'shared-contracts/start';
import { picklistNames } from './details/picklist-names.ts';

/** What the shell must know of this area before its code runs. */
export const start = areaStart('projects', {
  forms: ['surface-project'],
  workspaces: ['surface-project'],
  picklists: picklistNames,
});
