import type { CommunicationParent } from 'shared-ui/communications';
import { requestsName } from './request-record.ts';

/** The collection to which items and communications of requests belong, and the name of the request in their save. */
export const belowRequests = { collection: requestsName, field: 'requestId' } as const;

/** A request in the form that the block of communications expects. */
export const asParent = (id: string, isNew: boolean): CommunicationParent => ({
  kind: 'Request',
  id,
  isNew,
  below: belowRequests,
});
