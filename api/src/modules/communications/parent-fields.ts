/** Records below a project that can have communications, by the field of a save that names each. */
export const parentFields = [
  { source: 'Agreement', field: 'agreementId' },
  { source: 'Request', field: 'requestId' },
  { source: 'Stakeholder', field: 'stakeholderId' },
] as const;
