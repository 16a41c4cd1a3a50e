import type { Area } from 'shared-contracts';

/** Actions on selected associates and contacts; `declaration.ts` declares them. */
export const associateBulkActions: NonNullable<Area['bulkActions']> = {
  associates: { delete: async () => (await import('./associate/delete-associates.tsx')).DeleteAssociates },
  contacts: { delete: async () => (await import('./contacts/delete-contacts.tsx')).DeleteContacts },
};
