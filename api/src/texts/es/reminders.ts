import type { en } from '../en/reminders.ts';

export const es: typeof en = {
  noCalendar: 'No existe ese calendario. Puede que se haya dado de baja su dirección.',
  tooManyCalendars: (count) =>
    `Tiene ${count} calendarios. Dé de baja uno que ya no use y cree luego el nuevo.`,
};
