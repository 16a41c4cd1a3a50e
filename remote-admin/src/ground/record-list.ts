import { listOf, type RouteName } from 'shared-contracts';
import type { Address } from 'shared-contracts/routes';

/** The address of the list that the records of a route stand in. */
export function listAddress(route: RouteName): Address {
  const list = listOf(route);
  return list ? `/home?source=${list}` : '/home';
}
