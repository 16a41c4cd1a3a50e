export {
  additionalInfoItems,
  type InfoControl,
  type InfoValue,
  infoControlOf,
  infoValueErrors,
} from './additional-info.ts';
export { type ConsentPoint, consentWeeks, mostPrintedWeeks } from './consent-weeks.ts';
export { fitPositions, pointsOf } from './fit-positions.ts';
export {
  type MemberField,
  memberAccesses,
  memberErrors,
  memberFields,
  memberRules,
  memberValidator,
  newMember,
} from './member-validator.ts';
export {
  newProjectLock,
  type ProjectLockReason,
  type ProjectLocks,
  type ProjectViewer,
  projectLock,
  projectLocks,
  projectLockText,
} from './project-locks.ts';
export {
  projectRevisionRules,
  projectRevisionValidator,
} from './project-revision-validator.ts';
export {
  newProject,
  type ProjectField,
  projectFields,
  projectRules,
  projectValidator,
} from './project-validator.ts';
export {
  type RelatedProjectField,
  relatedProjectErrors,
  relatedProjectFields,
  relatedProjectRules,
  relatedProjectValidator,
} from './related-project-validator.ts';
export {
  positionsOf,
  type Route,
  type RouteKind,
  type RoutePosition,
  type RouteProblem,
  readRoute,
} from './route.ts';
export { isLine, linesOf, metresAlong, routeLength } from './route-length.ts';
export { usualUwi } from './uwi.ts';
