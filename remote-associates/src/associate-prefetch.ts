import type { PrefetchContext } from 'shared-contracts';
import { readAhead } from 'shared-ui/record';
import { BusinessAssociateDocument } from './generated/operations.ts';
import { duplicatesId } from './merging/duplicates-address.ts';

/** Segments in the place of an associate's id that are none. */
const others: readonly string[] = ['new', duplicatesId];

/** Starts the read of an associate while the form's code still loads. */
export function prefetchAssociate({ route, params: { id }, client }: PrefetchContext): void {
  if (route === 'business-associate' && id && !others.includes(id))
    readAhead(client, BusinessAssociateDocument, { id });
}
