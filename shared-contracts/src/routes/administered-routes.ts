import { kindRoutes } from '../generated/kind-routes.ts';
import type { KindRoute } from './kind-route.ts';
import type { RouteName } from './route-name.ts';

interface AdministeredEntry extends Omit<KindRoute, 'name'> {
  readonly name: RouteName;
}

/** The routes of all administered kinds, with the lists of their records. */
export const administeredRoutes: readonly AdministeredEntry[] = kindRoutes.map((route) => ({
  ...route,
  name: route.name ?? (`master-data/${route.list}` as RouteName),
}));
