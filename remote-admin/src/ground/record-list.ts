import { listOf, type RouteName } from 'shared-contracts';
import type { Address } from 'shared-contracts/routes';

/** The address of the list with the records of a route. */
export function listAddress(route: RouteName): Address {
  const list = listOf(route);
  return list ? `/home?source=${list}` : '/home';
}
