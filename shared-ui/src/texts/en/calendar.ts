import locale from 'dayjs/locale/en.js';

/** Months, weekdays and the first day of the week, for calendars. */
export const en = locale;
