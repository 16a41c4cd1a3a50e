import type { AreaName } from '../area/area-names.ts';
import type { FlagName } from '../flags/index.ts';
import type { Gate } from '../rights/gates.ts';
import { type MasterDataType, masterDataTypes } from './master-data-types.ts';
import { type ShellRouteName, shellRoutes } from './shell-routes.ts';

/** What an address with its flag off shows: it is not registered, or it says Access Denied (decision 11). */
export type WhenFlagOff = 'startScreen' | 'accessDenied';

export interface RouteEntry {
  readonly name: RouteName;
  /** Relative to the base path, without the trailing wildcard that every route has. */
  readonly path: string;
  /** The area that the route leads to, or the shell itself. */
  readonly area: AreaName | 'shell';
  readonly gate: Gate;
  /** All of these must be on. */
  readonly flags: readonly FlagName[];
  readonly whenFlagOff: WhenFlagOff;
}

type PlainRoute =
  | ShellRouteName
  | 'invite-user'
  | 'reset-password'
  | 'surface-project'
  | 'business-associate'
  | 'title-tract'
  | 'parcel'
  | 'gis-service'
  | 'teams'
  | 'templates/document'
  | 'templates/model'
  | 'user'
  | 'company'
  | 'rates'
  | 'task-manager'
  | 'role'
  | 'task'
  | 'task-model'
  | 'timesheets'
  | 'invoicing-timesheets'
  | 'invoices';

export type RouteName = PlainRoute | `master-data/${MasterDataType}`;

interface RouteRules {
  readonly gate?: Gate;
  readonly flags?: readonly FlagName[];
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

const administrator = { gate: 'systemAdministrator' } as const;
const taskManager = { ...administrator, flags: ['enableTaskManager'], whenFlagOff: 'accessDenied' } as const;
const phaseTwo: readonly FlagName[] = ['enableTimesheetsAndInvoicingPhaseTwo'];
const invoicing = { gate: 'invoice', flags: ['enableTimesheets', 'enableInvoicing'] } as const;

const masterDataRules: Partial<Record<MasterDataType, RouteRules>> = {
  'ledger-codes': { gate: 'administratorWithInvoice', flags: phaseTwo },
  'rate-categories': { gate: 'administratorWithInvoice', flags: phaseTwo },
  'landowner-types': { ...administrator, flags: ['enableLandownerTypesIntegration'] },
  'tax-types': { ...administrator, flags: ['enableInvoicing'] },
};

/** Every route of the product but the start screen, which is the catch-all (000 §2, 001 §2). */
export const routeTable: readonly RouteEntry[] = [
  ...shellRoutes,
  page('invite-user', 'onboarding', 'anonymous'),
  page('reset-password', 'onboarding', 'anonymous'),
  record('surface-project', 'projects'),
  record('business-associate', 'associates'),
  record('title-tract', 'projects'),
  record('parcel', 'projects'),
  record('gis-service', 'admin', administrator),
  record('teams', 'admin', administrator),
  record('templates/document', 'admin', administrator),
  record('templates/model', 'admin', { ...administrator, flags: ['enableAgreementEvents'] }),
  record('user', 'admin', { gate: 'administratorOrSelf' }),
  record('company', 'admin', administrator),
  record('rates', 'admin', { ...administrator, flags: phaseTwo }),
  record('task-manager', 'admin', taskManager),
  record('role', 'admin', taskManager),
  record('task', 'admin', taskManager),
  record('task-model', 'admin', taskManager),
  record('timesheets', 'projects', { gate: 'broker', flags: ['enableTimesheets'] }),
  record('invoicing-timesheets', 'projects', invoicing),
  record('invoices', 'projects', invoicing),
  ...masterDataTypes.map((type) =>
    record(`master-data/${type}`, 'admin', masterDataRules[type] ?? administrator),
  ),
];
