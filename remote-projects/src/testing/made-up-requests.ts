import type {
  RequestItemRowFragment,
  RequestLineFragment,
  RequestRowFragment,
} from '../generated/operations.ts';
import { associates, parcels } from './made-up-agreements.ts';

const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

export const thirdParty = { id: id(601), code: 'Third Party', description: null };

const [ann, bob] = associates;
const [parcel] = parcels;

/** Types of items of third parties, as a picker offers them. */
export const itemTypes = ['XNG', 'PROX', 'CNST', 'GD', 'ENC', 'APPR'].map((code, place) => ({
  __typename: 'RequestItemType' as const,
  id: id(611 + place),
  code,
  description: `${code} (third party)`,
}));

const [crossing, proximity] = itemTypes;

/** An item of the first request in the list, as in the API's answer. */
const lineItem = (
  place: number,
  expiryDate: string | null = null,
): RequestLineFragment['requestItems'][number] => ({
  id: id(631 + place),
  description: place === 0 ? 'X-001, NPS 6 gas' : null,
  expiryDate,
  requestItemType: itemTypes[place] ?? null,
});

/** A request in the list, as in the API's answer. */
const aRequestLine = (change: Partial<RequestLineFragment> = {}): RequestLineFragment => ({
  __typename: 'Request',
  id: id(621),
  revision: 2,
  sequence: 1,
  requestType: thirdParty,
  businessAssociate: ann ?? null,
  grantorCompany: null,
  grantorType: 'Basic',
  connectNumber: null,
  connectStatus: null,
  sentDate: '2026-10-01',
  receivedDate: null,
  completedDate: null,
  canDelete: true,
  relatedParcels: parcels.map(({ id: parcelId, formattedLegalDescription }) => ({
    id: parcelId,
    formattedLegalDescription,
  })),
  requestItems: [0, 1, 2, 3, 4, 5].map((place) => lineItem(place, place === 1 ? '2027-05-01' : null)),
  ...change,
});

/** Three requests in order: one that is waiting, one that is managed by Connect, one that is still to be sent. */
export const threeRequests: readonly RequestLineFragment[] = [
  aRequestLine(),
  aRequestLine({
    id: id(622),
    sequence: 2,
    businessAssociate: bob ?? null,
    grantorType: 'Connect',
    connectNumber: 'C-77',
    connectStatus: 'Under Review',
    receivedDate: '2026-10-20',
    canDelete: false,
    relatedParcels: [],
    requestItems: [lineItem(0)],
  }),
  aRequestLine({ id: id(623), sequence: 3, sentDate: null, relatedParcels: [], requestItems: [] }),
];

/** A complete request, as in the API's answer. */
export const aRequest = (change: Partial<RequestRowFragment> = {}): RequestRowFragment => ({
  __typename: 'Request',
  id: id(621),
  revision: 2,
  sequence: 1,
  requestType: thirdParty,
  businessAssociate: ann ?? null,
  contact: null,
  requestScope: 'Cross two pipelines.',
  conditions: null,
  grantorCompany: null,
  grantorType: 'Basic',
  connectNumber: null,
  connectStatus: null,
  sentDate: '2026-10-01',
  receivedDate: null,
  completedDate: null,
  ...change,
});

/** Roads as a picker offers them: one with a measured length, one without. */
export const roads = [
  { __typename: 'Road' as const, id: id(641), name: 'Forestry Trunk Road', length: '12.5' },
  { __typename: 'Road' as const, id: id(642), name: 'Upper Cutbank Road', length: null },
];

const [trunk] = roads;

/** A complete item, as in the API's answer. */
export const anItem = (change: Partial<RequestItemRowFragment> = {}): RequestItemRowFragment => ({
  __typename: 'RequestItem',
  id: id(631),
  revision: 4,
  requestId: id(621),
  sequence: 1,
  requestItemType: crossing ?? null,
  historicalType: null,
  description: 'North crossing',
  conditions: null,
  effectiveDate: '2026-11-01',
  expiryDate: '2028-11-01',
  marker: 'KM 12',
  reference: '4411',
  spread: '2',
  term: 2,
  termUnit: 'YEARS',
  relatedParcels: parcel ? [{ id: id(651), sequence: 1, parcel }] : [],
  roads: trunk ? [{ id: id(652), sequence: 1, road: trunk, usedLength: '4', notes: null }] : [],
  revisions: [{ id: id(653), sequence: 1, date: '2026-10-10', details: 'Angle corrected.' }],
  ...change,
});

/** Two items in their order. */
export const twoItems: readonly RequestItemRowFragment[] = [
  anItem(),
  anItem({
    id: id(632),
    sequence: 2,
    requestItemType: proximity ?? null,
    description: 'South crossing',
    reference: '4412',
    relatedParcels: [],
    roads: [],
    revisions: [],
  }),
];

/** The types of the objects in a request, by field. */
const typeNames: Readonly<Record<string, string>> = {
  requestType: 'RequestType',
  requestItemType: 'RequestItemType',
  historicalType: 'RequestItemType',
  businessAssociate: 'BusinessAssociate',
  contact: 'Contact',
  grantorCompany: 'GrantorCompany',
  requestItems: 'RequestItem',
  road: 'Road',
  roads: 'RequestItemRoad',
  revisions: 'RequestItemRevision',
  parcel: 'Parcel',
};

/** Adds the type names to a request or an item, because the cache stores every object under its type. */
export function requestAnswered(value: unknown, field = '', above = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => requestAnswered(one, field, above));
  if (typeof value !== 'object' || value === null) return value;
  const known: unknown = Reflect.get(value, '__typename');
  // The parcels of a request are parcels; those of an item are rows that reference one.
  const parcelRow = field === 'relatedParcels' && (above === 'RequestItem' ? 'RequestItemParcel' : 'Parcel');
  const typeName = typeof known === 'string' ? known : parcelRow || typeNames[field];
  const own = Object.entries(value).map(([name, inner]) => [
    name,
    requestAnswered(inner, name, typeName ?? ''),
  ]);
  return { ...Object.fromEntries(own), ...(typeName ? { __typename: typeName } : {}) };
}
