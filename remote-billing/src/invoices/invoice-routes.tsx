import type { Area } from 'shared-contracts';
import { lazyScreen } from 'shared-ui';

const Invoice = lazyScreen(async () => (await import('./invoice-screen.tsx')).InvoiceScreen);

/** Invoices at `/invoices/{id}`, with work in progress and accounting exports next to them. */
export const invoiceRoutes: Area['routes'] = { invoices: [{ path: '*', element: <Invoice /> }] };
