import type { en } from '../en/day-dates.ts';

/** Names for the date next to a record of the day, in Spanish. */
export const es: typeof en = {
  rentUnpaidFrom: 'Renta sin pagar',
  datesExpiryDate: 'El acuerdo vence',
  detailsExpiryDate: 'Vence',
  detailsNotifiedDate: 'Notificado',
  sentDate: 'Enviada',
};
