import { kindRoutes } from '../generated/kind-routes.ts';
import type { RouteName } from './route-name.ts';

/** The list of the start screen that a form's records stand in, if it is one of administration. */
export const listOf = (route: RouteName): string | undefined =>
  kindRoutes.find(({ name }) => name === route)?.list;
