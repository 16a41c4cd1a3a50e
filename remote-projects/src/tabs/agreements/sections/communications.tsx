import { useMemo } from 'react';
import { isPicked } from 'shared-contracts/forms';
import { Communications } from 'shared-ui/communications';
import { useFieldValue } from 'shared-ui/form';
import type { OpenRow } from 'shared-ui/record';
import { entriesOf } from '../../../rows/entries.ts';
import { belowAgreements } from '../below-agreements.ts';

/** An agreement in the form that the block of communications expects: contacts are logged with its owners. */
export function useAgreementParent({ id, isNew }: OpenRow) {
  const landowners = useFieldValue('landowners');
  return useMemo(() => {
    const owners = entriesOf(landowners).flatMap(({ businessAssociate }) =>
      isPicked(businessAssociate) ? [businessAssociate] : [],
    );
    const recipients = [...new Map(owners.map((owner) => [owner.id, owner])).values()];
    return { kind: 'Agreement' as const, id, isNew, below: belowAgreements, recipients };
  }, [id, isNew, landowners]);
}

/** Communications about the agreement; contacts are shown with their part in it. */
export function AgreementCommunications({ row }: { readonly row: OpenRow }) {
  return <Communications parent={useAgreementParent(row)} />;
}
