import { recordPath } from '../routes/record-address.ts';
import { word } from './column-words.ts';
import type { DeclaredGrid } from './declared-grid.ts';
import { day, hidden, list, lookup, number, status, text, tick } from './grid-column.ts';

/** Lists of the land itself. */
export const landGrids = {
  parcels: {
    id: '0b6d6f0a-5a6a-4c00-9a00-000000000003',
    configId: '0b6d6f0a-5a6b-4c00-9a00-000000000003',
    type: 'Parcel',
    group: 'land',
    opens: recordPath({ route: 'parcel', id: '{id}' }, 'details'),
    route: 'parcel',
    sortedBy: 'formattedLegalDescription',
    columns: [
      text('formattedLegalDescription', 'Legal Description', 200),
      text('uniqueNumber', 'Unique Number', 150),
      text('legalType', 'System', 90, { groupWhenSorted: true }),
      text('rightsType', 'Rights', 120, { groupWhenSorted: true }),
      number('grossArea', 'Gross Area', 'area'),
      lookup('stateOrProvince.name', 'Province', 150),
      tick('isActive', 'Active'),
      ...hidden(text('registryNumber', 'Registry Number', 130)),
    ],
  },
  titles: {
    id: '0b6d6f0a-5a6a-4c00-9a00-000000000004',
    configId: '0b6d6f0a-5a6b-4c00-9a00-000000000004',
    type: 'Title',
    group: 'land',
    opens: recordPath({ route: 'parcel', id: '{parcel.id}' }, 'titles', '{id}'),
    opensElse: recordPath({ route: 'title-tract', id: '{titleTract.id}' }, 'titles', '{id}'),
    route: 'parcel',
    sortedBy: 'number',
    columns: [
      text('number', 'Title Number', 140),
      text('parcel.formattedLegalDescription', 'Legal Description', 180),
      list('ownerships.legalName', 'Owners', 180),
      status('status', 'Status', 100),
      lookup('type.code', 'Type', 90),
      number('grossArea', 'Gross Area', 'area'),
      day('registeredDate', 'Registered'),
      ...hidden(number('netArea', 'Net Area', 'area'), day('cancelledDate', 'Cancelled')),
    ],
  },
  'title-tracts': {
    id: '0b6d6f0a-5a6a-4c00-9a00-000000000005',
    configId: '0b6d6f0a-5a6b-4c00-9a00-000000000005',
    type: 'TitleTract',
    group: 'land',
    opens: recordPath({ route: 'title-tract', id: '{id}' }, 'details'),
    route: 'title-tract',
    sortedBy: 'name',
    columns: [
      text('name', 'Name', 200),
      word('registrationSystem', 'Registration', 'registrationSystem', 120),
      text('legalDescription', 'Legal Description', 200),
      number('grossArea', 'Gross Area', 'area'),
      tick('isActive', 'Active'),
    ],
  },
} satisfies Readonly<Record<string, DeclaredGrid>>;
