import { useEffect, useMemo, useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { zoneHere } from 'shared-contracts/grids';
import { consultationLimits } from 'shared-contracts/limits';
import { useClient, useQuery } from 'urql';
import {
  ConsultationBoardDocument,
  type ConsultationBoardQuery,
  MoreRecipientsDocument,
} from '../../generated/operations.ts';
import type { Board, BoardRecipient } from './board-filters.ts';

/** Recipients after the first ones, and the answer that they follow. */
interface Rest {
  readonly of: ConsultationBoardQuery;
  readonly recipients: readonly BoardRecipient[];
  readonly failure?: string;
}

/**
 * The board of a project's consultation, read again whenever somebody returns to it: its figures with the first
 * screen of recipients together, then the others; `isWhole` once all are loaded.
 */
export function useBoard(surfaceProjectId: string) {
  const client = useClient();
  const [{ data, error }, ask] = useQuery({
    query: ConsultationBoardDocument,
    variables: { surfaceProjectId, zone: zoneHere(), first: consultationLimits.boardFirst },
    requestPolicy: 'cache-and-network',
  });
  const [rest, setRest] = useState<Rest>();
  useEffect(() => {
    if (!data) return;
    let isLeft = false;
    const load = async () => {
      const recipients: BoardRecipient[] = [];
      const { recipients: begun } = data;
      const { recipientCount } = data.board;
      let after = begun.at(-1)?.id;
      while (after !== undefined && begun.length + recipients.length < recipientCount) {
        const { data: page, error: failed } = await client
          .query(
            MoreRecipientsDocument,
            { surfaceProjectId, zone: zoneHere(), first: consultationLimits.boardPage, after },
            { requestPolicy: 'network-only' },
          )
          .toPromise();
        if (isLeft) return;
        if (failed || !page) {
          setRest({ of: data, recipients, failure: errorMessage(failed) ?? '' });
          return;
        }
        recipients.push(...page.recipients);
        // Somebody was deleted meanwhile: the changes are requested again.
        if (page.recipients.length === 0) break;
        after = recipients.at(-1)?.id;
      }
      setRest({ of: data, recipients });
    };
    void load();
    return () => {
      isLeft = true;
    };
  }, [client, data, surfaceProjectId]);
  const others = rest && rest.of === data ? rest.recipients : undefined;
  const board = useMemo(
    (): Board | undefined => data && { ...data.board, recipients: [...data.recipients, ...(others ?? [])] },
    [data, others],
  );
  const tryAgain = () => ask({ requestPolicy: 'network-only' });
  const broken = error && !data ? (errorMessage(error) ?? '') : rest?.of === data ? rest?.failure : undefined;
  return {
    board,
    isWhole: others !== undefined,
    failure: broken === undefined ? undefined : { message: broken, tryAgain },
  };
}
