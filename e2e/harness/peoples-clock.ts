/**
 * The zone whose clock the browsers of stories show. Saskatchewan's has not changed since 1972, so browsers with older
 * rules than the server's have the same day; and Alberta, where the demo's company is, keeps the same time since
 * November 2026.
 */
export const peoplesClock = 'America/Regina';

/** The day of a story by that clock, yyyy-MM-dd: near midnight it is not the day in UTC. */
export const today = new Intl.DateTimeFormat('en-CA', {
  timeZone: peoplesClock,
  dateStyle: 'short',
}).format();
