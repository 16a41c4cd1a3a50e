import { useMemo } from 'react';
import type { AgreementClock } from 'shared-contracts/agreements';
import { zoneHere } from 'shared-contracts/grids';
import type { OpenRow } from 'shared-ui/record';
import { useQuery } from 'urql';
import { AgreementSentencesDocument } from '../../generated/operations.ts';

/** The same clock with the same end: a later edit makes it another one. */
const keyOf = ({ kind, state, rowId, endsAt }: Pick<AgreementClock, 'kind' | 'state' | 'rowId' | 'endsAt'>) =>
  `${kind} ${state} ${rowId} ${endsAt && Date.parse(endsAt)}`;

/**
 * What the server knows of a saved agreement's clocks: the schedule of its rents, and the sentences for clocks in hours,
 * because it knows when zones change, which a browser may not. No sentences for clocks in days, and for unsaved edits.
 */
export function useStoredClocks({ id, isNew }: OpenRow) {
  const [{ data }] = useQuery({
    query: AgreementSentencesDocument,
    variables: { id, zone: zoneHere() },
    pause: isNew,
    requestPolicy: 'cache-and-network',
  });
  const toldOf = useMemo(() => {
    const told = new Map(
      (data?.clocks ?? []).flatMap(({ kind, state, rowId = null, endsAt = null, sentence }) =>
        endsAt ? [[keyOf({ kind, state, rowId, endsAt }), sentence] as const] : [],
      ),
    );
    return (clock: AgreementClock): string | undefined => told.get(keyOf(clock));
  }, [data]);
  return { toldOf, schedule: data?.schedule };
}
