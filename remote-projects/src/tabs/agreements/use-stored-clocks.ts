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
 * The server's data on a saved agreement's deadlines: the schedule of its rents, and sentences for deadlines in hours,
 * because the server knows when time zones change and a browser may not. No sentences for deadlines in days or for
 * unsaved edits.
 */
export function useStoredClocks({ id, isNew }: OpenRow) {
  const [{ data }] = useQuery({
    query: AgreementSentencesDocument,
    variables: { id, zone: zoneHere() },
    pause: isNew,
    requestPolicy: 'cache-and-network',
  });
  const sentenceOf = useMemo(() => {
    const sentences = new Map(
      (data?.clocks ?? []).flatMap(({ kind, state, rowId = null, endsAt = null, sentence }) =>
        endsAt ? [[keyOf({ kind, state, rowId, endsAt }), sentence] as const] : [],
      ),
    );
    return (clock: AgreementClock): string | undefined => sentences.get(keyOf(clock));
  }, [data]);
  return { sentenceOf, schedule: data?.schedule };
}
