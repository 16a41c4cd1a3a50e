/**
 * Filters of the list of agreements for those without consent. An agreement has consent once that was received, and
 * also if everybody signed, because Acquired follows from the last signature.
 */
export const withoutConsent = ['datesConsentReceivedDate', 'datesDocumentsAcquiredDate'].map((column) => ({
  column,
  values: [null],
}));
