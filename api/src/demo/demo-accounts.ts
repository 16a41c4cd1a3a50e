/** Companies of the demo (decision 46). */
export const demoCompanies = [
  {
    id: '0b6d6f0a-5a01-4c00-9a00-000000000001',
    code: 'RLS',
    companyName: 'Rightway Land Services',
    kind: 'broker',
    taxNumber: '81234 5678 RT0001',
    invoiceTerms: 'Net 30 days',
    paymentDays: 30,
    invoiceAddress: '210, 10126 120 Ave\nGrande Prairie AB  T8V 8H9',
    otherTaxNumbers: 'PST 1012-4471 (BC)',
    remittance:
      'By EFT to transit 01239, institution 003, account 102-118-7, with the number of the invoice; advice to receivables@rightway.test.',
  },
  {
    id: '0b6d6f0a-5a01-4c00-9a00-000000000002',
    code: 'NFE',
    companyName: 'Northfork Energy',
    kind: 'operator',
  },
  { id: '0b6d6f0a-5a01-4c00-9a00-000000000003', code: 'PRG', companyName: 'Prairie Gas', kind: 'operator' },
  {
    id: '0b6d6f0a-5a01-4c00-9a00-000000000004',
    code: 'WLM',
    companyName: 'Westlock Midstream',
    kind: 'operator',
    // Another land system maintains its associates.
    isSyncWithLrdEnabled: true,
  },
] as const;

const [rightway, northfork, prairie, westlock] = demoCompanies;

/** The password of every demo account; demo mode is refused in production. */
export const demoPassword = 'Rightway#2026';

/** The people of the demo: what each of them demonstrates, and their rights (decision 46). */
export const demoAccounts = [
  {
    id: '0b6d6f0a-5a02-4c00-9a00-000000000001',
    userName: 'admin@rightway.test',
    description: 'system administrator, invoices',
    firstName: 'Alex',
    lastName: 'Admin',
    company: rightway,
    rights: { isSystemAdministrator: true, canAccessInvoice: true, canRunRentals: true },
  },
  {
    id: '0b6d6f0a-5a02-4c00-9a00-000000000002',
    userName: 'broker@rightway.test',
    description: 'broker, editor',
    firstName: 'Brooke',
    lastName: 'Hanson',
    company: rightway,
    rights: { isBroker: true, isEditor: true },
  },
  {
    id: '0b6d6f0a-5a02-4c00-9a00-000000000003',
    userName: 'invoicing@rightway.test',
    description: 'broker, invoices',
    firstName: 'Ingrid',
    lastName: 'Voss',
    company: rightway,
    rights: { isBroker: true, canAccessInvoice: true },
  },
  {
    id: '0b6d6f0a-5a02-4c00-9a00-000000000004',
    userName: 'operator@rightway.test',
    description: 'operator of Northfork Energy, editor, runs of rents',
    firstName: 'Owen',
    lastName: 'Peters',
    company: northfork,
    rights: { isOperator: true, isEditor: true, canRunRentals: true },
  },
  {
    id: '0b6d6f0a-5a02-4c00-9a00-000000000005',
    userName: 'approver@rightway.test',
    description: 'operator of Northfork Energy, approver, runs of rents',
    firstName: 'April',
    lastName: 'Roy',
    company: northfork,
    rights: { isOperator: true, isApprover: true, canRunRentals: true },
  },
  {
    id: '0b6d6f0a-5a02-4c00-9a00-000000000006',
    userName: 'superuser@rightway.test',
    description: 'super user',
    firstName: 'Sam',
    lastName: 'Usher',
    company: rightway,
    rights: { isSuperUser: true },
  },
  {
    id: '0b6d6f0a-5a02-4c00-9a00-000000000007',
    userName: 'readonly@rightway.test',
    description: 'read-only, Northfork Energy',
    firstName: 'Rita',
    lastName: 'Olsen',
    company: northfork,
    rights: { isReadOnly: true, isOperator: true },
  },
  {
    id: '0b6d6f0a-5a02-4c00-9a00-000000000008',
    userName: 'prairie@rightway.test',
    description: 'operator of Prairie Gas',
    firstName: 'Paul',
    lastName: 'Ries',
    company: prairie,
    rights: { isOperator: true },
  },
  {
    id: '0b6d6f0a-5a02-4c00-9a00-000000000009',
    userName: 'synced@rightway.test',
    description: 'operator of Westlock Midstream, whose land system is linked, editor',
    firstName: 'Sylvia',
    lastName: 'Nakoda',
    company: westlock,
    rights: { isOperator: true, isEditor: true },
  },
  {
    id: '0b6d6f0a-5a02-4c00-9a00-000000000010',
    userName: 'leader@rightway.test',
    description: 'broker, approves the time of Rightway',
    firstName: 'Lena',
    lastName: 'Marsh',
    company: rightway,
    rights: { isBroker: true, isApprover: true },
  },
] as const;

/** The people of the demo who do land work, by the part of the user name that identifies them. */
export const demoNames = [
  'admin',
  'broker',
  'invoicing',
  'operator',
  'approver',
  'superuser',
  'readonly',
  'prairie',
] as const;

/** The same with the accounts that exist only to show a linked land system and the approval of time. */
export type DemoName = (typeof demoNames)[number] | 'leader' | 'synced';
