import { useMemo } from 'react';
import { type CommunicationParent, Communications } from 'shared-ui/communications';
import type { OpenRow } from 'shared-ui/record';
import { belowAgreements } from '../below-agreements.ts';

/** An agreement as the block of communications knows it. */
export function useAgreementParent({ id, isNew }: OpenRow): CommunicationParent {
  return useMemo(() => ({ kind: 'Agreement', id, isNew, below: belowAgreements }), [id, isNew]);
}

/** Who was spoken with about the agreement; contacts are told with their part in it. */
export function AgreementCommunications({ row }: { readonly row: OpenRow }) {
  return <Communications parent={useAgreementParent(row)} />;
}
