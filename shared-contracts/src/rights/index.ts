export { type CurrentUser, currentUserSchema, runsRents, serverUserSchema } from './current-user.ts';
export {
  type Gate,
  gates,
  type LaterGate,
  mayBringIn,
  passesGate,
  passesLaterGate,
} from './gates.ts';
export { mayEditMasterData } from './master-data-rights.ts';
export {
  canAccessProject,
  canEditProject,
  isBrokerEditor,
  isEditUser,
  isOperatorEditor,
  type ProjectParties,
  type ProjectRole,
  projectRole,
  projectRoles,
} from './project-rights.ts';
export {
  mayApproveRents,
  mayApproveTime,
  type RecordAction,
  type RecordFacts,
  type RecordRule,
  type RecordRules,
  type RightsKind,
  recordRights,
} from './record-rights.ts';
