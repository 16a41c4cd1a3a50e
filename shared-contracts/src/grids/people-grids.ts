import { recordPath } from '../routes/record-address.ts';
import type { DeclaredGrid } from './declared-grid.ts';
import { hidden, lookup, phone, shown, text, tick } from './grid-column.ts';

/** Lists of business associates and their contacts. */
export const peopleGrids = {
  associates: {
    id: '0b6d6f0a-5a6a-4c00-9a00-000000000008',
    configId: '0b6d6f0a-5a6b-4c00-9a00-000000000008',
    type: 'BusinessAssociate',
    group: 'people',
    opens: recordPath({ route: 'business-associate', id: '{id}' }, 'details'),
    route: 'business-associate',
    sortedBy: 'name',
    columns: [
      text('name', 'Name', 210),
      lookup('city.name', 'City', 110),
      lookup('stateOrProvince.name', 'Province', 110),
      phone('phoneNumber', 'Phone'),
      text('email', 'Email', 180),
      tick('isClient', 'Client', 80),
      tick('isActive', 'Active', 80),
      ...hidden(text('code', 'Code', 100), shown('fullAddress', 'Address', 260), phone('cellNumber', 'Cell')),
    ],
  },
  contacts: {
    id: '0b6d6f0a-5a6a-4c00-9a00-000000000009',
    configId: '0b6d6f0a-5a6b-4c00-9a00-000000000009',
    type: 'Contact',
    group: 'people',
    opens: recordPath({ route: 'business-associate', id: '{businessAssociate.id}' }, 'contacts', '{id}'),
    route: 'business-associate',
    sortedBy: 'name',
    columns: [
      text('name', 'Name', 160),
      lookup('businessAssociate.name', 'Business Associate', 170),
      text('title', 'Title', 100),
      phone('phoneNumbers.number', 'Phone Numbers', 220, {
        virtual: true,
        sortable: false,
        filterable: false,
      }),
      text('email', 'Email', 170),
      tick('isActive', 'Active', 80),
      ...hidden(lookup('city.name', 'City')),
    ],
  },
} satisfies Readonly<Record<string, DeclaredGrid>>;
