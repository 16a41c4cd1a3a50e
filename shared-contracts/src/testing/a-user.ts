import type { CurrentUser } from '../rights/current-user.ts';

const plainUser: CurrentUser = {
  id: '5b0c1c9e-0000-4000-8000-000000000001',
  companyName: 'Northfork Energy',
  email: 'plain@rightway.test',
  fullName: 'Paula Plain',
  canAccessInvoice: false,
  isApprover: false,
  isBroker: false,
  isEditor: false,
  isOperator: false,
  isReadOnly: false,
  isSuperUser: false,
  isSyncWithLrdEnabled: false,
  isSyncWithLwEnabled: false,
  isSystemAdministrator: false,
  productClientId: '5b0c1c9e-0000-4000-8000-000000000002',
  userName: 'plain@rightway.test',
  locale: 'en',
  timeZone: null,
  dayOrder: null,
};

/** A person with only the rights that a test names. */
export const aUser = (rights: Partial<CurrentUser> = {}): CurrentUser => ({ ...plainUser, ...rights });
