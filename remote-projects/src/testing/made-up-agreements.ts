import type { Answer, Variables } from 'shared-ui/testing';
import type { AgreementLineFragment, AgreementRowFragment } from '../generated/operations.ts';

const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

/** The landowners in tests. */
export const associates = ['Ann Beg', 'Bob Beg', 'Cy Tenant'].map((name, place) => ({
  __typename: 'BusinessAssociate' as const,
  id: id(301 + place),
  name,
  fullAddress: `${place + 1} Range Road, Beg AB`,
  isCrown: false,
}));

const [ann, , tenant] = associates;

export const parcels = ['NW-36-042-03-W5M', 'SW-24-038-20-W5M', 'NE-01-039-20-W5M'].map((text, place) => ({
  __typename: 'Parcel' as const,
  id: id(311 + place),
  formattedLegalDescription: text,
  uniqueNumber: `P-${place + 1}`,
  rightsType: 'Surface',
  legalType: 'DLS' as const,
  provinces: [{ __typename: 'StateOrProvince' as const, id: id(381), code: 'AB' }],
}));

export const aTitle = {
  __typename: 'Title' as const,
  id: id(321),
  number: '081 234 567',
  status: 'Active',
  type: null,
  grossArea: '64.7',
  netArea: null,
  registeredDate: '2008-06-01',
  cancelledDate: null,
};

/** A landowner of an agreement, as in the API's answer. */
export const aLandowner = (
  change: Partial<AgreementRowFragment['landowners'][number]> = {},
): AgreementRowFragment['landowners'][number] => ({
  id: id(331),
  sequence: 1,
  businessAssociate: ann ?? null,
  contact: null,
  interestType: null,
  isJointTenant: false,
  interestPercentage: null,
  interestFractionNumerator: 1,
  interestFractionDenominator: 2,
  ownerGroup: null,
  groupShareNumerator: null,
  groupShareDenominator: null,
  legalName: 'Ann Beg',
  legalAddress: null,
  notes: null,
  copyLeftAt: null,
  waiverDate: null,
  sentDate: null,
  signedDate: null,
  witnessedDate: null,
  witnessName: null,
  isHomestead: false,
  isSpouseOnTitle: false,
  dowerConsentDate: null,
  registrationType: null,
  registrationNumber: null,
  registeredDate: null,
  ...change,
});

/** A complete agreement, as in the API's answer. */
export const anAgreement = (change: Partial<AgreementRowFragment> = {}): AgreementRowFragment => ({
  __typename: 'Agreement',
  id: id(341),
  revision: 3,
  sequence: 1,
  name: 'Beg quarter',
  agreementNumber: 'SL-1',
  agreementName: null,
  referenceNumber: null,
  agreementType: { id: id(351), code: 'Surface Lease', description: null },
  interestType: null,
  landownerType: null,
  landPurpose: { id: id(352), category: 'Access', code: 'Road', description: null },
  subProjectType: null,
  surfaceStatus: { id: id(353), status: 'Negotiating', colorCode: '#ffd43b' },
  statusComments: null,
  landAgent: null,
  follows: null,
  documentsAcquiredDate: null,
  dates: {
    projectCreatedDate: null,
    sentToFieldDate: null,
    plansReceivedDate: null,
    consentRequestedDate: '2026-10-01',
    consentReceivedDate: null,
    effectiveDate: null,
    expiryDate: null,
    reviewNoticeDate: null,
  },
  term: 25,
  termUnit: 'YEARS',
  areaAndLength: {
    areaUnit: { id: id(361), code: 'ha' },
    grossArea: '2',
    buildableArea: null,
    clearedArea: null,
    widthUnit: null,
    leftWidth: null,
    rightWidth: null,
    lengthUnit: null,
    length: null,
  },
  landownerConditions: null,
  occupantConditions: null,
  landowners: [aLandowner()],
  occupants: [],
  relatedParcels: [],
  relatedTitles: [],
  compensations: [],
  payments: [],
  lifeSteps: [],
  canEdit: true,
  ...change,
});

/** An agreement in the list, as in the API's answer. */
export const aLine = (change: Partial<AgreementLineFragment> = {}): AgreementLineFragment => ({
  __typename: 'Agreement',
  id: id(341),
  revision: 3,
  sequence: 1,
  agreementNumber: 'SL-1',
  referenceNumber: null,
  name: 'Beg quarter',
  agreementType: { id: id(351), code: 'Surface Lease' },
  interestType: null,
  landPurpose: { id: id(352), code: 'Road' },
  surfaceStatus: { id: id(353), status: 'Negotiating', colorCode: '#ffd43b' },
  landAgent: null,
  documentsAcquiredDate: null,
  lastContactDate: null,
  dates: {
    consentRequestedDate: '2026-10-01',
    consentReceivedDate: null,
    effectiveDate: null,
    expiryDate: null,
  },
  landowners: ann ? [{ id: id(331), legalName: null, businessAssociate: ann }] : [],
  occupants: tenant ? [{ id: id(332), businessAssociate: tenant }] : [],
  relatedParcels: parcels.map((parcel, place) => ({ id: id(371 + place), parcel })),
  ...change,
});

/** Three agreements in order; the second has a company's own number. */
export const threeLines: readonly AgreementLineFragment[] = [
  aLine(),
  aLine({ id: id(342), sequence: 2, agreementNumber: 'SL-2', referenceNumber: 'REF-2', name: 'Second' }),
  aLine({
    id: id(343),
    sequence: 3,
    agreementNumber: 'SL-3',
    name: 'Third',
    occupants: [],
    relatedParcels: [],
  }),
];

/** A rule of Alberta, as in the table. */
export const aRule = (activity: string, more: object = {}) => ({
  __typename: 'ProvincialRule',
  id: activity,
  activity,
  level: null,
  section: 's. 17(1)',
  source: 'Land Agents Licensing Act',
  validFrom: null,
  validTo: null,
  length: null,
  lengthUnit: null,
  calendar: null,
  onHoliday: null,
  isActive: true,
  jurisdiction: { id: id(381) },
  ...more,
});

/** The types of the objects in an agreement or a stakeholder, by field. */
const typeNames: Readonly<Record<string, string>> = {
  agreementType: 'AgreementType',
  interestType: 'InterestType',
  landownerType: 'LandownerType',
  landPurpose: 'LandPurpose',
  surfaceStatus: 'SurfaceStatus',
  landAgent: 'Person',
  follows: 'Agreement',
  dates: 'AgreementDates',
  areaAndLength: 'AgreementAreaAndLength',
  areaUnit: 'AreaUnit',
  widthUnit: 'LengthUnit',
  lengthUnit: 'LengthUnit',
  landowners: 'Landowner',
  occupants: 'Occupant',
  relatedParcels: 'AgreementParcel',
  relatedTitles: 'AgreementTitle',
  compensations: 'Compensation',
  compensationType: 'CompensationType',
  payments: 'AgreementPayment',
  payee: 'BusinessAssociate',
  provinces: 'StateOrProvince',
  jurisdiction: 'StateOrProvince',
  lifeSteps: 'AgreementLifeStep',
  details: 'StakeholderDetails',
  stakeholderTypes: 'StakeholderTypeItem',
  type: 'StakeholderType',
  requirement: 'StakeholderRequirement',
  revisions: 'StakeholderRevision',
  pauses: 'StakeholderPause',
};

/** Adds the type names to an agreement, because the cache stores every object under its type. */
export function asAnswered(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => asAnswered(one, field));
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.entries(value).map(([name, inner]) => [name, asAnswered(inner, name)]);
  const typeName = typeNames[field];
  return { ...(typeName ? { __typename: typeName } : {}), ...Object.fromEntries(own) };
}

/** Answers that an agreement is in no chain. An answer of null would remove it, and its cached data, from the cache. */
export const inNoChain = ({ id: agreementId }: Variables): Answer => ({
  data: { agreement: { __typename: 'Agreement', id: agreementId, follows: null, followedBy: [] } },
});
