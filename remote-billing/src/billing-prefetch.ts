import type { PrefetchContext } from 'shared-contracts';
import { readAhead } from 'shared-ui/record';
import { TimesheetDocument } from './generated/operations.ts';

/** Starts the read of a week while the form's code still loads. */
export function billingPrefetch({ route, params: { id }, client }: PrefetchContext): void {
  if (!id || id === 'new') return;
  if (route === 'timesheets' || route === 'invoicing-timesheets')
    readAhead(client, TimesheetDocument, { id });
}
