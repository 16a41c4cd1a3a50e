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
 * The server's sentences for clocks in hours of a saved agreement: it knows when zones change, which a browser may not.
 * Undefined for clocks in days, and for unsaved edits.
 */
export function useToldSentences({ id, isNew }: OpenRow): (clock: AgreementClock) => string | undefined {
  const [{ data }] = useQuery({
    query: AgreementSentencesDocument,
    variables: { id, zone: zoneHere() },
    pause: isNew,
    requestPolicy: 'cache-and-network',
  });
  return useMemo(() => {
    const told = new Map(
      (data?.clocks ?? []).flatMap(({ kind, state, rowId = null, endsAt = null, sentence }) =>
        endsAt ? [[keyOf({ kind, state, rowId, endsAt }), sentence] as const] : [],
      ),
    );
    return (clock) => told.get(keyOf(clock));
  }, [data]);
}
