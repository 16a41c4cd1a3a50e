/** The lists of a project's save whose rows have dates that tasks follow. */
export const datedLists = [
  'agreements',
  'communications',
  'indigenousEngagements',
  'keyDates',
  'requests',
  'stakeholders',
  'tasks',
] as const;
