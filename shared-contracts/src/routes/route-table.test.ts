import { describe, expect, it } from 'vitest';
import { type FlagName, type Flags, flagNames, noFlags } from '../flags/index.ts';
import type { CurrentUser } from '../rights/index.ts';
import { aUser } from '../testing/index.ts';
import {
  isRegistered,
  masterDataTypes,
  type RouteEntry,
  type RouteName,
  routeAccess,
  routeTable,
} from './index.ts';

const allFlags = Object.fromEntries(flagNames.map((name) => [name, true])) as Record<FlagName, boolean>;

const plainUser = aUser();

const administrator = { ...plainUser, isSystemAdministrator: true };

function route(name: RouteName): RouteEntry {
  const entry = routeTable.find((candidate) => candidate.name === name);
  if (!entry) throw new Error(`The table has no route ${name}.`);
  return entry;
}

const access = (name: RouteName, user: CurrentUser | null, flags: Flags = allFlags, id = 'some-id') =>
  routeAccess(route(name), flags, user, id);

describe('the route table', () => {
  it('names every route once', () => {
    const names = routeTable.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has a form for every lookup list, for administrators alone', () => {
    for (const type of masterDataTypes) {
      expect([type, access(`master-data/${type}`, plainUser)]).toEqual([type, 'accessDenied']);
      const invoicing = { ...administrator, canAccessInvoice: true };
      const flags = { ...allFlags, enableRentals: true };
      expect([type, access(`master-data/${type}`, invoicing, flags)]).toEqual([type, 'open']);
    }
  });

  it.each<RouteName>(['surface-project', 'business-associate', 'title-tract', 'parcel', 'docs', 'graphql'])(
    '%s is there with every flag off, for anyone signed in and nobody else',
    (name) => {
      expect(isRegistered(route(name), noFlags)).toBe(true);
      expect(access(name, plainUser, noFlags)).toBe('open');
      expect(access(name, null, noFlags)).toBe('signInNeeded');
    },
  );

  it.each<RouteName>(['login-callback', 'invite-user', 'reset-password'])(
    '%s needs nobody signed in',
    (name) => {
      expect(access(name, null, noFlags)).toBe('open');
    },
  );

  it.each<RouteName>([
    'rollout',
    'admin/health',
    'admin/first-entries',
    'company',
    'gis-service',
    'teams',
    'templates/document',
    'templates/model',
    'rates',
    'master-data/agreement-types',
    'master-data/countries',
    'master-data/landowner-types',
    'master-data/tax-types',
  ])('%s is for system administrators only', (name) => {
    expect(access(name, administrator)).toBe('open');
    expect(access(name, plainUser)).toBe('accessDenied');
  });

  it('lets a person open the own user form and an administrator any', () => {
    expect(access('user', plainUser, allFlags, plainUser.id)).toBe('open');
    expect(access('user', plainUser, allFlags, 'another')).toBe('accessDenied');
    expect(access('user', administrator, allFlags, 'another')).toBe('open');
  });

  it.each<RouteName>(['task-manager', 'role', 'task', 'task-model'])(
    '%s says Access Denied while enableTaskManager is off, even to an administrator',
    (name) => {
      const off = { ...allFlags, enableTaskManager: false };
      expect(isRegistered(route(name), off)).toBe(true);
      expect(access(name, administrator, off)).toBe('accessDenied');
      expect(access(name, administrator)).toBe('open');
    },
  );

  it.each<[RouteName, FlagName]>([
    ['rates', 'enableTimesheetsAndInvoicingPhaseTwo'],
    ['master-data/ledger-codes', 'enableTimesheetsAndInvoicingPhaseTwo'],
    ['master-data/rate-categories', 'enableTimesheetsAndInvoicingPhaseTwo'],
    ['master-data/landowner-types', 'enableLandownerTypesIntegration'],
    ['master-data/tax-types', 'enableInvoicing'],
    ['templates/model', 'enableAgreementEvents'],
    ['timesheets', 'enableTimesheets'],
    ['time-approval', 'enableTimesheets'],
    ['invoicing-timesheets', 'enableTimesheets'],
    ['invoicing-timesheets', 'enableInvoicing'],
    ['invoices', 'enableTimesheets'],
    ['invoices', 'enableInvoicing'],
  ])('%s is not registered while %s is off', (name, flag) => {
    expect(isRegistered(route(name), allFlags)).toBe(true);
    expect(isRegistered(route(name), { ...allFlags, [flag]: false })).toBe(false);
  });

  it.each<RouteName>(['master-data/ledger-codes', 'master-data/rate-categories'])(
    '%s needs an administrator with invoice permission',
    (name) => {
      expect(access(name, { ...administrator, canAccessInvoice: true })).toBe('open');
      expect(access(name, administrator)).toBe('accessDenied');
      expect(access(name, { ...plainUser, canAccessInvoice: true })).toBe('accessDenied');
    },
  );

  it('gives timesheets to brokers, and invoicing to people with invoice permission', () => {
    expect(access('timesheets', { ...plainUser, isBroker: true })).toBe('open');
    expect(access('timesheets', administrator)).toBe('accessDenied');
    expect(access('time-approval', { ...plainUser, isApprover: true })).toBe('open');
    expect(access('time-approval', { ...plainUser, isBroker: true })).toBe('accessDenied');
    for (const name of ['invoices', 'invoicing-timesheets'] as const) {
      expect(access(name, { ...plainUser, canAccessInvoice: true })).toBe('open');
      expect(access(name, administrator)).toBe('accessDenied');
    }
  });

  it('brings tables in for broker editors and administrators, and asks for nothing that this shell does not know', () => {
    const editor = { ...plainUser, isBroker: true, isEditor: true };
    expect(access('bring-in', editor)).toBe('open');
    expect(access('bring-in', administrator)).toBe('open');
    expect(access('bring-in', { ...editor, isReadOnly: true })).toBe('accessDenied');
    expect(access('bring-in', plainUser)).toBe('accessDenied');
    expect(routeAccess({ ...route('bring-in'), laterGate: 'fliesPlanes' }, allFlags, administrator)).toBe(
      'accessDenied',
    );
  });
});
