import type { Flags } from '../flags/index.ts';
import type { CurrentUser } from '../rights/current-user.ts';
import { passesGate, passesLaterGate } from '../rights/gates.ts';
import type { RouteEntry } from './route-table.ts';

/** The facts that decide who may open a route. */
export interface RouteRules extends Pick<RouteEntry, 'gate' | 'whenFlagOff'> {
  /** All of these flags must be on; an unknown flag is off. */
  readonly flags: readonly string[];
  /** A condition besides its gate. */
  readonly laterGate?: string | undefined;
}

export type RouteAccess = 'open' | 'signInNeeded' | 'accessDenied';

/** Whether a route exists with these flags; otherwise its address shows the start screen. */
export function isRegistered(route: RouteRules, flags: Flags): boolean {
  return route.whenFlagOff === 'accessDenied' || route.flags.every((flag) => flags[flag]);
}

/** What a visitor of an existing route sees; `routeId` is the id in the address. */
export function routeAccess(
  route: RouteRules,
  flags: Flags,
  user: CurrentUser | null,
  routeId?: string,
): RouteAccess {
  if (route.gate === 'anonymous') return 'open';
  if (user === null) return 'signInNeeded';
  const flagsAreOn = route.flags.every((flag) => flags[flag]);
  const passes = passesGate(route.gate, user, routeId) && passesLaterGate(route.laterGate, user);
  return flagsAreOn && passes ? 'open' : 'accessDenied';
}
