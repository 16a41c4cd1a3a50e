import { type Picklist, picklistOf } from 'shared-contracts';
import { PickReportTypesDocument } from './generated/operations.ts';
import { kindPicklistNames } from './generated/picklist-names.ts';

/**
 * The picklists of administration, by the names in its declaration: its own, and those of every declared kind. A
 * shell of the same build already has the latter; an older shell gets the new ones from here.
 */
export const adminPicklists: Readonly<Record<string, () => Promise<Picklist>>> = {
  reportTypes: async () =>
    picklistOf({
      document: PickReportTypesDocument,
      columns: [{ path: 'name', share: 1 }],
      named: ['name'],
    }),
  // Where nothing narrows them to a country: that of a tax stands in no field.
  provincesOfAllCountries: async () => {
    const { needs: _, ...list } = (await import('./generated/picklists.ts')).kindPicklists.stateOrProvinces;
    return picklistOf(list);
  },
  ...Object.fromEntries(
    kindPicklistNames.map((name) => [
      name,
      async () => picklistOf((await import('./generated/picklists.ts')).kindPicklists[name]),
    ]),
  ),
};
