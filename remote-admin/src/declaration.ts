import { type ActionDeclaration, namesOf } from 'shared-contracts';
import { isEditedInGrid, masterDataDeclarations } from 'shared-contracts/master-data';
import { declareArea } from 'shared-contracts/start';
import { kindPicklistNames } from './generated/picklist-names.ts';
import { texts } from './generated/texts/declaration.ts';

const deletes: ActionDeclaration[] = [
  { name: 'delete', title: namesOf(texts, (words) => words.delete), needs: 'deleteItem' },
];

/** What the shell must know of this area before its code runs. */
export const declaration = declareArea('admin', {
  forms: 'all',
  doors: {
    'admin/health': [
      { group: 'administration', title: namesOf(texts, (words) => words.health), path: 'admin/health' },
    ],
  },
  edits: masterDataDeclarations.filter(isEditedInGrid).map(({ list }) => list),
  picklists: ['provincesOfAllCountries', 'reportTypes', ...kindPicklistNames],
  bulkActions: {
    ...Object.fromEntries(masterDataDeclarations.map(({ list }) => [list, deletes])),
    'report-templates': deletes,
  },
});
