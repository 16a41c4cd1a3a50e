export { type MasterDataType, masterDataTypes } from './master-data-types.ts';
export { isRegistered, type RouteAccess, type RouteRules, routeAccess } from './route-access.ts';
export { listOf } from './route-lists.ts';
export { type RouteEntry, type RouteName, routeTable, type WhenFlagOff } from './route-table.ts';
export { type ShellRouteName, shellRoutes } from './shell-routes.ts';
