import { activityRecords } from '../../modules/activities/activity-records.ts';
import { taskRecords } from '../../modules/assigned-tasks/task-records.ts';
import { billingRecords } from '../../modules/billing/billing-records.ts';
import { landRecords } from '../../modules/land/land-records.ts';
import { lookupRecords } from '../../modules/master-data/lookup-records.ts';
import { projectRecords } from '../../modules/projects/project-records.ts';
import { peopleRecords } from '../../modules/users/people-records.ts';
import type { RecordDeclaration } from './record-mapping.ts';

/** What every record kind of the schema is in the database; what is not said follows from names. */
export const recordDeclarations: Readonly<Record<string, RecordDeclaration>> = {
  ...peopleRecords,
  ...lookupRecords,
  ...taskRecords,
  ...landRecords,
  ...projectRecords,
  ...activityRecords,
  ...billingRecords,
};
