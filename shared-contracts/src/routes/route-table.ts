import type { AreaName } from '../area/area-names.ts';
import type { OwnFlagName } from '../flags/index.ts';
import type { Gate, LaterGate } from '../rights/gates.ts';
import { administeredRoutes } from './administered-routes.ts';
import type { RouteName, WhenFlagOff } from './route-name.ts';
import { shellRoutes } from './shell-routes.ts';

export interface RouteEntry {
  readonly name: RouteName;
  /** Relative to the base path, without the trailing wildcard that every route has. */
  readonly path: string;
  /** The area that renders the route, or the shell itself. */
  readonly area: AreaName | 'shell';
  readonly gate: Gate;
  /** All of these flags must be on. */
  readonly flags: readonly OwnFlagName[];
  readonly whenFlagOff: WhenFlagOff;
  /** A condition besides its gate, which older shells do not know. */
  readonly laterGate?: LaterGate;
}

interface RouteRules {
  readonly gate?: Gate;
  readonly flags?: readonly OwnFlagName[];
  readonly whenFlagOff?: WhenFlagOff;
}

const record = (name: RouteName, area: AreaName, rules: RouteRules = {}): RouteEntry => ({
  name,
  path: `${name}/:id`,
  area,
  gate: rules.gate ?? 'signedIn',
  flags: rules.flags ?? [],
  whenFlagOff: rules.whenFlagOff ?? 'startScreen',
});

const page = (name: RouteName, area: AreaName, gate: Gate): RouteEntry => ({
  name,
  path: name,
  area,
  gate,
  flags: [],
  whenFlagOff: 'startScreen',
});

const invoicing = { gate: 'invoice', flags: ['enableTimesheets', 'enableInvoicing'] } as const;

/** Every route of the product except the start screen, which is the catch-all (000 §2, 001 §2). */
export const routeTable: readonly RouteEntry[] = [
  ...shellRoutes,
  page('invite-user', 'onboarding', 'anonymous'),
  page('reset-password', 'onboarding', 'anonymous'),
  page('admin/health', 'admin', 'systemAdministrator'),
  page('admin/first-entries', 'admin', 'systemAdministrator'),
  record('surface-project', 'projects'),
  { ...page('bring-in', 'projects', 'signedIn'), laterGate: 'bringIn' },
  record('business-associate', 'associates'),
  record('title-tract', 'land'),
  record('parcel', 'land'),
  record('timesheets', 'billing', { gate: 'broker', flags: ['enableTimesheets'] }),
  record('time-approval', 'billing', { gate: 'approver', flags: ['enableTimesheets'] }),
  record('invoicing-timesheets', 'billing', invoicing),
  record('invoices', 'billing', invoicing),
  // The flag is on only for people who run rents; these screens are for them.
  { ...page('rentals', 'billing', 'signedIn'), flags: ['enableRentals'], whenFlagOff: 'accessDenied' },
  ...administeredRoutes.map(({ name, list: _, ...rules }) =>
    record(name, 'admin', { gate: 'systemAdministrator', ...rules }),
  ),
];
