/** Names for the date next to a record of the day, by its column, if 'due' would be wrong. */
export const en = {
  rentUnpaidFrom: 'Rent unpaid',
  datesExpiryDate: 'Agreement expires',
  detailsExpiryDate: 'Expires',
  detailsNotifiedDate: 'Notified',
  sentDate: 'Sent',
};
