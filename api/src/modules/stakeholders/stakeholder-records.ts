import { unlessArchived } from '../../records/reading/archived-projects.ts';
import {
  byProject,
  column,
  many,
  onlyProject,
  projectFile,
  right,
  tasksOf,
} from '../../records/reading/record-fields.ts';
import type { RecordDeclaration } from '../../records/reading/record-mapping.ts';
import { via } from '../../records/reading/scopes.ts';

const ofStakeholder = via('Stakeholder', 'stakeholder_id');

/** Stakeholders and everything that belongs to them, for reading. */
export const stakeholderRecords: Readonly<Record<string, RecordDeclaration>> = {
  Stakeholder: {
    scope: byProject,
    besides: unlessArchived,
    hasSearchText: true,
    fields: {
      ...projectFile,
      landInformation: column('land_interest'),
      relatedParcels: many('StakeholderParcel', 'stakeholder_id'),
      stakeholderTypes: many('StakeholderTypeItem', 'stakeholder_id'),
      revisions: many('StakeholderRevision', 'stakeholder_id'),
      pauses: many('StakeholderPause', 'stakeholder_id'),
      tasks: tasksOf('Stakeholder'),
      canEdit: right('stakeholder', 'edit', onlyProject),
    },
  },
  StakeholderParcel: { scope: ofStakeholder },
  StakeholderTypeItem: { scope: ofStakeholder },
  StakeholderRevision: { scope: ofStakeholder },
  StakeholderPause: { scope: ofStakeholder },
};
