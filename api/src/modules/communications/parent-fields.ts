/** Records below a project that its communications hang on, by the field of a save that names each. */
export const parentFields = [
  { source: 'Agreement', field: 'agreementId' },
  { source: 'Request', field: 'requestId' },
  { source: 'Stakeholder', field: 'stakeholderId' },
] as const;
