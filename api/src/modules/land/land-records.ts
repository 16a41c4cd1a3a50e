import { many, name, noFacts, plainLookup, right } from '../../records/reading/record-fields.ts';
import type { RecordDeclaration } from '../../records/reading/record-mapping.ts';
import { open } from '../../records/reading/scopes.ts';

/** Parcels and titles. */
export const landRecords: Readonly<Record<string, RecordDeclaration>> = {
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
