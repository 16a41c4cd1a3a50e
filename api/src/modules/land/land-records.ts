import { sql } from 'kysely';
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
import { columnOf, open } from '../../records/reading/scopes.ts';

/** Business associates, parcels and titles. */
export const landRecords: Readonly<Record<string, RecordDeclaration>> = {
  BusinessAssociate: {
    scope: open,
    order: name,
    hasSearchText: true,
    filters: {
      clientsOnly: (row, only) => (only ? sql`${columnOf(row, 'is_client')}` : undefined),
      usesProjects: (row, uses) => sql`${columnOf(row, 'uses_projects')} = ${uses}`,
    },
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

  Parcel: {
    scope: open,
    order: [{ column: 'formatted_legal_description' }],
    hasSearchText: true,
    fields: { canEdit: right('parcel', 'edit', noFacts) },
  },
  Title: {
    scope: open,
    order: [{ column: 'number' }],
    hasSearchText: true,
    fields: { canEdit: right('title', 'edit', noFacts) },
  },
  Ownership: plainLookup,
  TitleTract: {
    scope: open,
    order: name,
    hasSearchText: true,
    fields: {
      titles: many('TitleTractTitle', 'title_tract_id'),
      canEdit: right('titleTract', 'edit', noFacts),
    },
  },
  TitleTractTitle: plainLookup,
  Instrument: { scope: open, order: [{ column: 'registration_number' }] },
  Party: plainLookup,
};
