/** What the lists of the navigation stand under. */
export const en = {
  projects: 'Projects',
  land: 'Land',
  people: 'People',
  billing: 'Billing',
  administration: 'Administration',
  'master-data': 'Master data',
};
