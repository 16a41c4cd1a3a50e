/** The picklists of this area, as it declares them before its code runs. */
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
  'projectTasks',
  'projectRequests',
  'projectStakeholders',
  'projectEngagements',
  'compensationTypes',
  'lengthUnits',
];
