import locale from 'dayjs/locale/en.js';

/** Months, weekdays and the first day of the week, for calendars; and what leads through them. */
export const en = {
  locale,
  steps: {
    previousMonth: 'Month before',
    nextMonth: 'Month after',
    previousYear: 'Year before',
    nextYear: 'Year after',
    previousDecade: 'Ten years before',
    nextDecade: 'Ten years after',
  },
};
