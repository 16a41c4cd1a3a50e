/** The zone whose clock the browsers of stories show. */
export const peoplesClock = 'America/Edmonton';

/** The day of a story by that clock, yyyy-MM-dd: near midnight it is not the day in UTC. */
export const today = new Intl.DateTimeFormat('en-CA', {
  timeZone: peoplesClock,
  dateStyle: 'short',
}).format();
