import type { StaleReads } from 'shared-contracts';
import { embeddedTypes } from 'shared-contracts/client';

const lists = ['businessAssociates', 'businessAssociateList', 'history'] as const;

/** A merge moves everything that refers to an associate. */
const merged = [
  ...lists,
  'businessAssociate',
  'associateMerges',
  'likelyDuplicates',
  'communications',
  'contactCard',
];

/** What the operations on associates mean for the cache. */
export const associateStale: StaleReads = {
  embedded: embeddedTypes.associates,
  byId: { businessAssociate: 'BusinessAssociate', contact: 'Contact' },
  after: {
    updateBusinessAssociate: { lists: [...lists, 'communications', 'communication', 'contactCard'] },
    deleteClients: { lists, removes: 'BusinessAssociate' },
    mergeBusinessAssociates: { lists: merged },
    undoBusinessAssociateMerge: { lists: merged },
    rememberNotDuplicate: { lists: ['likelyDuplicates'] },
    updateCommunications: { lists: ['communications', 'communication', 'history'] },
    deleteCommunications: { lists: ['communications', 'communication', 'history'] },
    deleteContacts: { lists: ['history', 'contact'], removes: 'Contact' },
    deleteContactPhoneNumbers: { lists: ['history'], removes: 'PhoneNumber' },
  },
};
