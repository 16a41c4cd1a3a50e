import locale from 'dayjs/locale/en.js';

/** Months, weekdays and the first day of the week, for calendars; and what leads through them. */
export const en = {
  locale,
  steps: {
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    previousYear: 'Previous year',
    nextYear: 'Next year',
    previousDecade: 'Previous decade',
    nextDecade: 'Next decade',
  },
};
