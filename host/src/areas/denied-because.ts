import type { CurrentUser, Flags, Gate, RouteRules } from 'shared-contracts';
import { passesGate } from 'shared-contracts/rights';

/**
 * What keeps a person from a route, for the words of Access Denied: its flags, else its gate. Undefined where something
 * else does, which has no message of its own.
 */
export function deniedBecause(
  route: RouteRules,
  flags: Flags,
  user: CurrentUser | null,
  id?: string,
): Gate | 'switchedOff' | undefined {
  if (!route.flags.every((flag) => flags[flag])) return 'switchedOff';
  return user && passesGate(route.gate, user, id) ? undefined : route.gate;
}
