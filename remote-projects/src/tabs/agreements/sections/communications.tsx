import { useMemo } from 'react';
import { type CommunicationParent, Communications } from 'shared-ui/communications';
import type { OpenRow } from 'shared-ui/record';
import { belowAgreements } from '../below-agreements.ts';

/** An agreement in the form that the block of communications expects. */
export function useAgreementParent({ id, isNew }: OpenRow): CommunicationParent {
  return useMemo(() => ({ kind: 'Agreement', id, isNew, below: belowAgreements }), [id, isNew]);
}

/** Communications about the agreement; contacts are shown with their part in it. */
export function AgreementCommunications({ row }: { readonly row: OpenRow }) {
  return <Communications parent={useAgreementParent(row)} />;
}
