import {
  byProject,
  column,
  fullAddress,
  many,
  name,
  noFacts,
  plainLookup,
  project,
  right,
} from '../../records/reading/record-fields.ts';
import type { RecordDeclaration } from '../../records/reading/record-mapping.ts';
import { open } from '../../records/reading/scopes.ts';

/** Business associates, their contacts and the projects that they take part in. */
export const associateRecords: Readonly<Record<string, RecordDeclaration>> = {
  BusinessAssociate: {
    scope: open,
    order: name,
    hasSearchText: true,
    fields: {
      fullAddress: fullAddress(['address_line1', 'address_line2', 'address_line3']),
      addressLine1: column('address_line1'),
      addressLine2: column('address_line2'),
      addressLine3: column('address_line3'),
      communications: {
        kind: 'linked',
        type: 'Communication',
        table: 'communication_business_associate',
        from: 'business_associate_id',
        to: 'communication_id',
      },
      projects: many('AssociateProject', 'business_associate_id'),
      canEdit: right('businessAssociate', 'edit', noFacts),
    },
  },
  Contact: {
    scope: open,
    order: name,
    hasSearchText: true,
    fields: {
      address1: column('address1'),
      address2: column('address2'),
      address3: column('address3'),
      fullAddress: fullAddress(['address1', 'address2', 'address3']),
    },
  },
  PhoneNumber: plainLookup,
  AssociateProject: {
    table: 'associate_project',
    scope: byProject,
    order: [{ column: 'operator_project' }],
    fields: { ...project, id: column('surface_project_id') },
  },
};
