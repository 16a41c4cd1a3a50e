/** What tests outside the API may use of it. */
export { pdf, pdfPages } from '../demo/demo-files.ts';
export { scannedTitle } from '../demo/demo-scans.ts';
export { type IdentityProvider, startIdentityProvider } from './identity-provider.ts';
export { readOutbox } from './outbox.ts';
