/**
 * Filters of the list of agreements for those without consent. An agreement has its consent once it was received, and
 * also where everybody signed: Acquired follows from the last signature.
 */
export const withoutConsent = ['datesConsentReceivedDate', 'datesDocumentsAcquiredDate'].map((column) => ({
  column,
  values: [null],
}));
