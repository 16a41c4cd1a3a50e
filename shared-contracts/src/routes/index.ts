export { helpTopics } from './help-topics.ts';
export { type MasterDataType, masterDataTypes } from './master-data-types.ts';
export { isRegistered, type RouteAccess, routeAccess } from './route-access.ts';
export { listOf } from './route-lists.ts';
export { type RouteEntry, type RouteName, routeTable, type WhenFlagOff } from './route-table.ts';
