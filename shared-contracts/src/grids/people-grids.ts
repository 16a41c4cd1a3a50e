import { list, lookup, shown, text, tick } from './grid-column.ts';
import type { DeclaredGrid } from './grid-source.ts';

/** Lists of business associates and their contacts. */
export const peopleGrids = {
  associates: {
    type: 'BusinessAssociate',
    group: 'people',
    opens: 'business-associate/{id}/details',
    route: 'business-associate',
    sortedBy: 'name',
    columns: [
      text('name', 'Name', 240),
      text('code', 'Code', 100),
      shown('fullAddress', 'Address', 260),
      lookup('city.name', 'City'),
      lookup('stateOrProvince.name', 'Province', 140),
      text('phoneNumber', 'Phone', 130),
      text('cellNumber', 'Cell', 130),
      text('email', 'Email', 200),
      tick('isClient', 'Client'),
      tick('isActive', 'Active'),
    ],
  },
  contacts: {
    type: 'Contact',
    group: 'people',
    opens: 'business-associate/{businessAssociate.id}/contacts/{id}',
    route: 'business-associate',
    sortedBy: 'name',
    columns: [
      text('name', 'Name', 200),
      text('title', 'Title', 200),
      text('email', 'Email', 200),
      lookup('businessAssociate.name', 'Business Associate', 220),
      list('phoneNumbers.number', 'Phone Numbers', 160),
      lookup('city.name', 'City'),
      tick('isActive', 'Active'),
    ],
  },
} satisfies Readonly<Record<string, DeclaredGrid>>;
