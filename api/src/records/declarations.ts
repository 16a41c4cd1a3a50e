import { activityRecords } from './activity-records.ts';
import { billingRecords } from './billing-records.ts';
import { landRecords } from './land-records.ts';
import { lookupRecords } from './lookup-records.ts';
import { peopleRecords } from './people-records.ts';
import { projectRecords } from './project-records.ts';
import type { RecordDeclaration } from './record-mapping.ts';
import { taskRecords } from './task-records.ts';

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
