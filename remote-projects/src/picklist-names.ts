/** The picklists that this area brings, as it declares them before its code runs. */
export const picklistNames = [
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
  'compensationTypes',
  'lengthUnits',
];
