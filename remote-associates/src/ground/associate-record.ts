import { associateFields, newAssociate } from 'shared-contracts/associates';
import type { FormValues } from 'shared-ui/form';
import type { FormRecord, SaveDocument } from 'shared-ui/record';
import {
  type AssociateDetailsFragment,
  UpdateBusinessAssociateDocument,
  type UpdateBusinessAssociateMutation,
} from '../generated/operations.ts';
import { withPlaceIds } from '../places/with-place-ids.ts';

type Contacts = UpdateBusinessAssociateMutation['saved']['contacts'];

/** An associate as its form has it; an unsaved one has no revision. The answer of a save contains its contacts too. */
export type AssociateRecord = Omit<AssociateDetailsFragment, 'revision'> &
  FormRecord & { readonly contacts?: Contacts };

/** The API answers the fields that its fragment names; a save always answers a saved associate. */
export const saveAssociate: SaveDocument<AssociateRecord> = UpdateBusinessAssociateDocument;

/** An associate before it is saved. */
export const newAssociateRecord = (id: string): AssociateRecord => ({
  ...newAssociate,
  __typename: 'BusinessAssociate',
  id,
  revision: null,
  code: null,
  addressLine1: null,
  addressLine2: null,
  addressLine3: null,
  country: null,
  stateOrProvince: null,
  city: null,
  postalCode: null,
  isClient: false,
  companyId: null,
  usesProjects: false,
  isLinkedToAccounting: false,
  isSynchronized: false,
  title: null,
  phoneNumber: null,
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
  communicationNotes: null,
  safetyNote: null,
  notes: null,
  canEdit: true,
});

/** The form's values; its fields are named as the input names them. */
export const associateValues = (associate: AssociateRecord): FormValues =>
  Object.fromEntries(associateFields.map((field) => [field, associate[field]]));

/** The input of a save: places by their ids. */
export const associateInput = (values: FormValues): object => withPlaceIds(values);
