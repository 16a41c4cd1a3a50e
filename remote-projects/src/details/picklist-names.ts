/** The picklists that this area brings, as it declares them before its code runs. */
export const picklistNames = [
  'parcels',
  'titles',
  'titleTypes',
  'instrumentTypes',
  'operators',
  'brokers',
  'offices',
  'projectGroups',
  'securityLevels',
  'memberRoles',
  'organizationTypes',
  'projectInfoOptions',
  'tasksToAssign',
  'projectRequests',
  'projectStakeholders',
  'projectEngagements',
];
