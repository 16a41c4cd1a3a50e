import type { AdministeredRoute, lookupNames } from '../generated/kind-names.ts';

type PlainRoute =
  | 'login-callback'
  | 'docs'
  | 'graphql'
  | 'rollout'
  | 'inbox'
  | 'invite-user'
  | 'reset-password'
  | 'surface-project'
  | 'bring-in'
  | 'business-associate'
  | 'title-tract'
  | 'parcel'
  | 'timesheets'
  | 'time-approval'
  | 'invoicing-timesheets'
  | 'invoices'
  | 'rentals'
  | 'admin/health'
  | 'admin/first-entries';

/** The lookup lists, each with a form at /master-data/{type}/{id} (000 §2). */
export type MasterDataType = (typeof lookupNames)[number];

export type RouteName = PlainRoute | AdministeredRoute | `master-data/${MasterDataType}`;

/** What an address shows while its flag is off: it does not exist, or it shows Access Denied (decision 11). */
export type WhenFlagOff = 'startScreen' | 'accessDenied';
