import type { PrefetchContext } from 'shared-contracts';
import { readAhead } from 'shared-ui/record';
import { ParcelDocument, TitleTractDocument } from './generated/operations.ts';

/** Starts the reads of a parcel or a title tract while the form's code still loads. */
export function landPrefetch({ route, params: { id }, client }: PrefetchContext): void {
  if (!id || id === 'new') return;
  if (route === 'parcel') readAhead(client, ParcelDocument, { id });
  if (route === 'title-tract') readAhead(client, TitleTractDocument, { id });
}
