import locale from 'dayjs/locale/es.js';

/** Months, weekdays and the first day of the week, for calendars in Spanish; and what leads through them. */
export const es = {
  locale,
  steps: {
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    previousYear: 'Año anterior',
    nextYear: 'Año siguiente',
    previousDecade: 'Década anterior',
    nextDecade: 'Década siguiente',
  },
};
