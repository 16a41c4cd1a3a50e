import { useMemo } from 'react';
import { isPicked } from 'shared-contracts/forms';
import { useFieldValue } from 'shared-ui/form';
import type { OpenRow } from 'shared-ui/record';
import { requestsName } from './request-record.ts';

/** The collection to which items and communications of requests belong, and the name of the request in their save. */
export const belowRequests = { collection: requestsName, field: 'requestId' } as const;

/** A request in the form that the block of communications expects. */
export const asParent = (id: string, isNew: boolean) => ({
  kind: 'Request' as const,
  id,
  isNew,
  below: belowRequests,
});

/** The request of the surrounding form: contacts are logged with its grantor. */
export function useRequestParent({ id, isNew }: OpenRow) {
  const grantor = useFieldValue('businessAssociate');
  return useMemo(
    () => ({ ...asParent(id, isNew), recipients: isPicked(grantor) ? [grantor] : [] }),
    [id, isNew, grantor],
  );
}
