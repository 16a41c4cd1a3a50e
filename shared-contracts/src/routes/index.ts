export { lookupNames as masterDataTypes } from '../generated/kind-names.ts';
export { type Address, addressOf } from './address.ts';
export { forgotPasswordAddress, forgotPasswordParameter } from './forgot-password.ts';
export { helpTopics, reportsTopic } from './help-topics.ts';
export {
  associateAddress,
  type PlacedRecord,
  projectAddress,
  recordAddress,
  recordPath,
} from './record-address.ts';
export { isRegistered, type RouteAccess, type RouteRules, routeAccess } from './route-access.ts';
export { listOf } from './route-lists.ts';
export type { MasterDataType, RouteName, WhenFlagOff } from './route-name.ts';
export { type RouteEntry, routeTable } from './route-table.ts';
export { type ShellRouteName, shellRoutes } from './shell-routes.ts';
