import { useEffect, useMemo, useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { useClient, useQuery } from 'urql';
import type { StoredRow } from '../form/held-content.ts';
import {
  type CommunicationRowFragment,
  CommunicationsDocument,
  type CommunicationsQuery,
} from '../generated/operations.ts';
import type { GridContent } from '../grid/grid-items.ts';
import { storedRow } from './communication-values.ts';

/** Communications that are asked for at once; with their people more cost too much. */
const page = 250;

interface Communications {
  /** All of them, the newest first; the same list as long as nothing changes. */
  readonly rows: readonly StoredRow[];
  readonly isLoading: boolean;
  readonly failure: GridContent['failure'];
}

type Page = CommunicationsQuery['communications'];

interface Rest {
  /** The first page that these go on from. */
  readonly of: Page;
  readonly nodes: readonly CommunicationRowFragment[];
  readonly isWhole: boolean;
  readonly failure?: string;
}

const nothing: readonly CommunicationRowFragment[] = [];

/** The communications of a record, page by page until all are here, so that the filter looks in all; none of one that was never saved. */
export function useCommunications(parentId: string | undefined): Communications {
  const client = useClient();
  const [{ data, fetching, error, stale }, ask] = useQuery({
    query: CommunicationsDocument,
    variables: { parentId: parentId ?? '', first: page },
    pause: parentId === undefined,
  });
  const first = parentId === undefined ? undefined : data?.communications;
  const [rest, setRest] = useState<Rest>();
  useEffect(() => {
    if (!first?.pageInfo.hasNextPage || parentId === undefined) return;
    let isHere = true;
    const read = async () => {
      let nodes: readonly CommunicationRowFragment[] = [];
      let after = first.pageInfo.endCursor;
      while (after && isHere) {
        const variables = { parentId, first: page, after };
        const answer = await client.query(CommunicationsDocument, variables).toPromise();
        const found = answer.data?.communications;
        if (found) nodes = [...nodes, ...found.nodes];
        after = found?.pageInfo.hasNextPage ? found.pageInfo.endCursor : null;
        if (!isHere) return;
        setRest({
          of: first,
          nodes,
          isWhole: !after,
          ...(answer.error ? { failure: errorMessage(answer.error) ?? '' } : {}),
        });
      }
    };
    void read();
    return () => {
      isHere = false;
    };
  }, [first, parentId, client]);
  const later = rest && rest.of === first ? rest : undefined;
  const rows = useMemo(
    () => [...(first?.nodes ?? nothing), ...(later?.nodes ?? nothing)].map(storedRow),
    [first, later],
  );
  const message = error ? errorMessage(error) : later?.failure;
  const isPartly = first?.pageInfo.hasNextPage === true && !later?.isWhole && !later?.failure;
  return {
    rows,
    isLoading: (fetching && !stale && !data) || isPartly,
    failure:
      error || later?.failure !== undefined
        ? { message, tryAgain: () => ask({ requestPolicy: 'network-only' }) }
        : undefined,
  };
}
