import type { DeclaredGrid } from './declared-grid.ts';
import { list, lookup, shown, text, tick } from './grid-column.ts';

/** Lists of business associates and their contacts. */
export const peopleGrids = {
  associates: {
    id: '0b6d6f0a-5a6a-4c00-9a00-000000000008',
    configId: '0b6d6f0a-5a6b-4c00-9a00-000000000008',
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
    id: '0b6d6f0a-5a6a-4c00-9a00-000000000009',
    configId: '0b6d6f0a-5a6b-4c00-9a00-000000000009',
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
