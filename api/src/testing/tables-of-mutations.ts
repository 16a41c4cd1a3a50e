import { getNamedType } from 'graphql';
import { snakeCase } from '../records/reading/record-mapping.ts';
import { askRows } from './ask-rows.ts';
import type { Mutation } from './mutation-calls.ts';
import type { TestServer } from './test-server.ts';

/** The table of the rows whose ids a mutation takes, if neither its name nor its answer shows it. */
export const namedTables: Readonly<Record<string, string>> = {
  deleteRoles: 'task_role',
  deleteRuleResults: 'task_rule_result',
  deleteClients: 'business_associate',
  rememberNotDuplicate: 'business_associate',
  undoBusinessAssociateMerge: 'associate_merge',
  deleteContactPhoneNumbers: 'phone_number',
  deleteDocuments: 'related_document',
  assignTasks: 'agreement',
  handOverAgreements: 'app_user',
  updateUser: 'app_user',
  inviteUser: 'app_user',
  sendPasswordReset: 'app_user',
  endUserSessions: 'app_user',
  archiveSurfaceProjects: 'surface_project',
  restoreSurfaceProjects: 'surface_project',
  notePresence: 'surface_project',
  logCommunications: 'communication',
  recordCrossedLand: 'surface_project',
  settlePayments: 'agreement_payment',
  changePayments: 'agreement_payment',
  deleteTimesheetRatePendings: 'timesheet_entry',
  submitTimesheets: 'timesheet',
  recallTimesheets: 'timesheet',
  approveTime: 'timesheet',
  withdrawApproval: 'timesheet',
  sendBackTime: 'timesheet',
  holdTime: 'timesheet',
  releaseTime: 'timesheet',
  applyRates: 'timesheet',
};

/**
 * Returns a function that finds the table of the ids that a mutation takes; it returns undefined if it does not know.
 */
export async function tablesOfMutations(
  server: Pick<TestServer, 'database'>,
): Promise<(mutation: Mutation) => string | undefined> {
  const rows = await askRows(server)<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'`;
  const known = new Set(rows.map(({ name }) => name));
  return ({ name, type }) => {
    const deleted = snakeCase(name.replace(/^delete(.)/, (_, letter: string) => letter.toLowerCase()));
    const candidates = [
      namedTables[name],
      snakeCase(getNamedType(type).name),
      deleted.replace(/s$/, ''),
      deleted.replace(/es$/, ''),
      deleted.replace(/ies$/, 'y'),
    ];
    return candidates.find((candidate) => candidate !== undefined && known.has(candidate));
  };
}
