import type { CommunicationParent } from 'shared-ui/communications';
import { requestsName } from './request-record.ts';

/** Where items and communications of requests stand, and what a save calls the request. */
export const belowRequests = { collection: requestsName, field: 'requestId' } as const;

/** A request as the block of communications knows it. */
export const asParent = (id: string, isNew: boolean): CommunicationParent => ({
  kind: 'Request',
  id,
  isNew,
  below: belowRequests,
});
