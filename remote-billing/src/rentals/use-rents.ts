import { useEffect, useMemo, useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import type { RentOddity } from 'shared-contracts/rentals';
import { useClient, useQuery } from 'urql';
import {
  type RentDetailsFragment,
  RentRunDocument,
  RentsDocument,
  type RentsQuery,
} from '../generated/operations.ts';

/** Rents per request. */
const page = 200;

interface More {
  /** The first page that these go on from. */
  readonly of: RentsQuery['rents'];
  readonly nodes: readonly RentDetailsFragment[];
  readonly pageInfo: RentsQuery['rents']['pageInfo'];
}

/** A run with how much of it is odd, and its rents page by page; `oddity` narrows them. */
export function useRents(id: string, oddity: RentOddity | undefined) {
  const client = useClient();
  const variables = useMemo(() => ({ id, oddity: oddity ?? null, first: page }), [id, oddity]);
  const [{ data: head, error: failed }, askHead] = useQuery({
    query: RentRunDocument,
    variables: { id },
    requestPolicy: 'cache-and-network',
  });
  const [{ data, error }, ask] = useQuery({
    query: RentsDocument,
    variables,
    requestPolicy: 'cache-and-network',
  });
  const [more, setMore] = useState<More>();
  const [isReading, setReading] = useState(false);
  const first = data?.rents;
  const later = more && more.of === first ? more : undefined;
  useEffect(() => setMore((now) => (now && now.of === first ? now : undefined)), [first]);
  const readMore = async () => {
    const after = (later ?? first)?.pageInfo.endCursor;
    if (!first || !after || isReading) return;
    setReading(true);
    const answer = await client
      .query(RentsDocument, { ...variables, after }, { requestPolicy: 'network-only' })
      .toPromise();
    setReading(false);
    if (!answer.data) return;
    const { nodes, pageInfo } = answer.data.rents;
    setMore({ of: first, nodes: [...(later?.nodes ?? []), ...nodes], pageInfo });
  };
  const rents = useMemo(() => [...(first?.nodes ?? []), ...(later?.nodes ?? [])], [first, later]);
  return {
    run: head?.run ?? undefined,
    oddities: head?.oddities ?? [],
    rents,
    all: first?.totalCount ?? 0,
    isLoading: !first,
    hasMore: (later ?? first)?.pageInfo.hasNextPage ?? false,
    failure: (failed && !head) || (error && !first) ? (errorMessage(failed ?? error) ?? '') : undefined,
    readMore,
    readAgain: () => {
      askHead({ requestPolicy: 'network-only' });
      ask({ requestPolicy: 'network-only' });
    },
  };
}
