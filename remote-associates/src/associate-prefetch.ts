import type { PrefetchContext } from 'shared-contracts';
import { readAhead } from 'shared-ui/record';
import { BusinessAssociateDocument } from './generated/operations.ts';

/** Starts the read of an associate while the form's code still loads. */
export function prefetchAssociate({ route, params: { id }, client }: PrefetchContext): void {
  if (route === 'business-associate' && id && id !== 'new')
    readAhead(client, BusinessAssociateDocument, { id });
}
