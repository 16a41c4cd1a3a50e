import { listOf, type RouteName } from 'shared-contracts';

/** The address of the list that the records of a route stand in. */
export function listAddress(route: RouteName): string {
  const list = listOf(route);
  return list ? `/home?source=${list}` : '/home';
}
