import { administeredRoutes } from './administered-routes.ts';
import type { RouteName } from './route-name.ts';

/** The list of the start screen with a form's records, if it is a list of administration. */
export const listOf = (route: RouteName): string | undefined =>
  administeredRoutes.find(({ name }) => name === route)?.list;
