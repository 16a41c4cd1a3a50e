/**
 * The time zone of the browsers in stories. Saskatchewan has not changed its clocks since 1972, so browsers with older
 * zone rules than the server agree on the day; and Alberta, where the demo's company is, has the same time since
 * November 2026.
 */
export const peoplesClock = 'America/Regina';

/** The day of a story by that clock, yyyy-MM-dd: near midnight it is not the day in UTC. */
export const today = new Intl.DateTimeFormat('en-CA', {
  timeZone: peoplesClock,
  dateStyle: 'short',
}).format();
