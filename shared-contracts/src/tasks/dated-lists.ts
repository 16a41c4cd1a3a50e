/** The lists in a project's save whose rows have dates that tasks can follow. */
export const datedLists = [
  'agreements',
  'communications',
  'indigenousEngagements',
  'keyDates',
  'requests',
  'stakeholders',
  'tasks',
] as const;
