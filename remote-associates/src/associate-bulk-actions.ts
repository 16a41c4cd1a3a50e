import type { Area } from 'shared-contracts';

/** What is done to selected rows of the lists of associates and contacts, as `start.ts` declares it. */
export const associateBulkActions: NonNullable<Area['bulkActions']> = {
  associates: { delete: async () => (await import('./associate/delete-associates.tsx')).DeleteAssociates },
  contacts: { delete: async () => (await import('./contacts/delete-contacts.tsx')).DeleteContacts },
};
