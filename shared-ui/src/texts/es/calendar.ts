import locale from 'dayjs/locale/es.js';

/** Months, weekdays and the first day of the week, for calendars in Spanish. */
export const es = locale;
