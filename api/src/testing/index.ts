/** The parts that tests outside the API may use. */

export { pdf, pdfPages } from '../demo/demo-files.ts';
export { type CompanyTable, companyTables, tableText } from './company-tables.ts';
export { type IdentityProvider, startIdentityProvider } from './identity-provider.ts';
export { readOutbox } from './outbox.ts';
