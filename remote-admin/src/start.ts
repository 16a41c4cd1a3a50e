import { areaStart } from 'shared-contracts/start';
import { kindPicklistNames } from './generated/picklist-names.ts';

/** What the shell must know of this area before its code runs. */
export const start = areaStart('admin', {
  forms: 'all',
  picklists: ['reportTypes', ...kindPicklistNames],
});
