import { agreementFields, areaAndLengthRules, bulkFields } from 'shared-contracts/agreements';
import type { SavedField } from '../../records/writing/saved-fields.ts';

/** The history lists only those checkboxes of a row that are checked. */
const marked = (value: unknown): string | null => (value === true ? '✓' : null);

const contact: SavedField = { name: 'contact', within: { field: 'businessAssociate' } };

const plain = (...names: readonly string[]): readonly SavedField[] => names.map((name) => ({ name }));
const mark = (name: string): SavedField => ({ name, historyText: marked });

const rows: Readonly<Record<string, readonly SavedField[]>> = {
  landowners: [
    { name: 'businessAssociate' },
    contact,
    { name: 'interestType', shows: ['code'] },
    mark('isJointTenant'),
    ...plain('interestPercentage', 'interestFractionNumerator', 'interestFractionDenominator'),
    ...plain('ownerGroup', 'groupShareNumerator', 'groupShareDenominator'),
    ...plain('legalName', 'legalAddress', 'notes', 'copyLeftAt', 'waiverDate', 'sentDate', 'signedDate'),
    ...plain('witnessedDate', 'witnessName'),
    mark('isHomestead'),
    mark('isSpouseOnTitle'),
    ...plain('dowerConsentDate', 'registrationType', 'registrationNumber', 'registeredDate'),
  ],
  occupants: [{ name: 'businessAssociate' }, contact, ...plain('consentDate', 'notes')],
  relatedParcels: [{ name: 'parcel', shows: ['formattedLegalDescription'] }],
  relatedTitles: [{ name: 'title', shows: ['number'] }],
  compensations: [
    { name: 'compensationType', shows: ['code'] },
    ...plain('amount', 'costPerUnit', 'priceUnit', 'grossAreaOverride'),
    mark('isAnnual'),
    ...plain('date', 'notes'),
  ],
  payments: plain(
    'kind',
    'payee',
    'amount',
    'gstAmount',
    'dueDate',
    'requisitionedDate',
    'paidDate',
    'returnedDate',
    'reference',
    'notes',
  ),
  lifeSteps: plain(
    'kind',
    'date',
    'details',
    'previousExpiryDate',
    'newExpiryDate',
    'assignor',
    'assignee',
    'previousArea',
    'surrenderedArea',
    'registrationNumber',
    'registeredDate',
  ),
};

const shows: Readonly<Record<string, readonly string[]>> = {
  agreementType: ['code'],
  interestType: ['code'],
  landownerType: ['code'],
  landPurpose: ['code'],
  surfaceStatus: ['status'],
  landAgent: ['fullName'],
  follows: ['called'],
  areaUnit: ['code'],
  widthUnit: ['code'],
  lengthUnit: ['code'],
};

/**
 * Dates that are read in a group of their own. The date on which the documents were acquired is also a field of the
 * agreement itself.
 */
const isGroupedDay = (name: string): boolean => name.endsWith('Date') && name !== 'documentsAcquiredDate';

const groupOf = (name: string): { readonly group?: string } => {
  if (name in areaAndLengthRules) return { group: 'areaAndLength' };
  return isGroupedDay(name) ? { group: 'dates' } : {};
};

const fieldOf = (name: string): SavedField => ({
  name,
  ...groupOf(name),
  ...(shows[name] ? { shows: shows[name] } : {}),
  ...(rows[name] ? { fields: rows[name] } : {}),
});

/** Everything that a save of an agreement writes. */
export const savedAgreementFields: readonly SavedField[] = agreementFields.map(fieldOf);

/** Every field that can be written into many agreements together. */
export const savedBulkFields: readonly SavedField[] = bulkFields.map(fieldOf);
