/** Headings of the groups of lists in the navigation. */
export const en = {
  projects: 'Projects',
  land: 'Land',
  people: 'People',
  billing: 'Billing',
  administration: 'Administration',
  'master-data': 'Master data',
};
