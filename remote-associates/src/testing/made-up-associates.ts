import type { AssociateDetailsFragment, ContactDetailsFragment } from '../generated/operations.ts';

export const canada = {
  __typename: 'Country',
  id: '00000000-0000-4000-8000-0000000000ca',
  name: 'Canada',
} as const;
export const unitedStates = {
  __typename: 'Country',
  id: '00000000-0000-4000-8000-0000000000aa',
  name: 'United States',
} as const;
export const alberta = {
  __typename: 'StateOrProvince',
  id: '00000000-0000-4000-8000-0000000000ab',
  name: 'Alberta',
} as const;
export const edson = {
  __typename: 'City',
  id: '00000000-0000-4000-8000-0000000000ed',
  name: 'Edson',
} as const;

/** An associate as the API answers it. */
export const anAssociate = (change: Partial<AssociateDetailsFragment> = {}): AssociateDetailsFragment => ({
  __typename: 'BusinessAssociate',
  id: '00000000-0000-4000-8000-000000000001',
  revision: 3,
  code: null,
  name: 'Neil Farms',
  addressLine1: 'Box 12',
  addressLine2: null,
  addressLine3: null,
  country: canada,
  stateOrProvince: alberta,
  city: edson,
  postalCode: 'T7E 1A1',
  isClient: false,
  companyId: null,
  usesProjects: true,
  isLinkedToAccounting: false,
  isActive: true,
  isSynchronized: false,
  title: null,
  phoneNumber: '7805551234',
  cellNumber: null,
  faxNumber: null,
  email: null,
  residence: null,
  trapperNumber: null,
  vendorCode: null,
  costCentreCode: null,
  taxNumber: null,
  gstNumber: null,
  spouse: null,
  isDowerRights: false,
  isCrown: false,
  communicationNotes: null,
  safetyNote: null,
  notes: null,
  canEdit: true,
  ...change,
});

/** A contact as the API answers it, with one telephone number. */
export const aContact = (
  place: number,
  change: Partial<ContactDetailsFragment> = {},
): ContactDetailsFragment => ({
  __typename: 'Contact',
  id: `00000000-0000-4000-8000-0000000001${String(place).padStart(2, '0')}`,
  revision: 1,
  name: ['Ann Neil', 'Bob Neil', 'Carla Diaz'][place - 1] ?? `Contact ${place}`,
  title: null,
  email: null,
  secondaryEmail: null,
  address1: null,
  address2: null,
  address3: null,
  country: null,
  stateOrProvince: null,
  city: null,
  postalCode: null,
  isActive: true,
  isSynchronized: false,
  notes: null,
  phoneNumbers: [
    {
      // The cache asks for it with every object.
      ...{ __typename: 'PhoneNumber' },
      id: `00000000-0000-4000-8000-0000000002${String(place).padStart(2, '0')}`,
      sequence: 1,
      type: 'Home',
      number: `78055500${String(place).padStart(2, '0')}`,
      extension: null,
    },
  ],
  ...change,
});
