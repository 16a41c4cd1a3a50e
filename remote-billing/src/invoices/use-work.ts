import { useCallback, useEffect, useMemo, useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { useClient, useQuery } from 'urql';
import { WorkInProgressDocument, type WorkInProgressQuery } from '../generated/operations.ts';
import { type WorkShown, workFilter } from './work-filter.ts';

export type Work = WorkInProgressQuery['work'];
export type WorkLine = Work['lines'][number];

/** Lines of one read. */
const page = 200;

interface More {
  /** The first page that these go on from. */
  readonly of: Work;
  readonly lines: readonly WorkLine[];
  readonly pageInfo: Work['pageInfo'];
  readonly failure?: string;
}

/**
 * Work in progress: its sums, and its lines page by page on request. Read again whenever somebody returns to it, as
 * the reasons of lines are fixed elsewhere.
 */
export function useWork(shown: WorkShown) {
  const client = useClient();
  const variables = useMemo(
    () => ({
      filter: workFilter(shown, true),
      groupedBy: shown.groupedBy,
      asOf: shown.asOf,
      first: page,
    }),
    [shown],
  );
  const [{ data, error, fetching }, ask] = useQuery({
    query: WorkInProgressDocument,
    variables,
    requestPolicy: 'cache-and-network',
  });
  // The reasons of all shown lines, regardless of the chosen reason.
  const [{ data: whole }, askWhole] = useQuery({
    query: WorkInProgressDocument,
    variables: { ...variables, filter: workFilter(shown, false), first: 1 },
    requestPolicy: 'cache-and-network',
    pause: shown.hindrance === 'ALL',
  });
  const [more, setMore] = useState<More>();
  const [isReading, setReading] = useState(false);
  const work = data?.work;
  const later = more && more.of === work ? more : undefined;
  useEffect(() => setMore((now) => (now && now.of === work ? now : undefined)), [work]);
  const readMore = async () => {
    const after = later?.pageInfo.endCursor ?? work?.pageInfo.endCursor;
    if (!work || !after || isReading) return;
    setReading(true);
    const answer = await client
      .query(WorkInProgressDocument, { ...variables, after }, { requestPolicy: 'network-only' })
      .toPromise();
    setReading(false);
    const lines = [...(later?.lines ?? []), ...(answer.data?.work.lines ?? [])];
    setMore({
      of: work,
      lines,
      pageInfo: answer.data?.work.pageInfo ?? later?.pageInfo ?? work.pageInfo,
      ...(answer.data ? {} : { failure: errorMessage(answer.error) ?? '' }),
    });
  };
  const readAgain = useCallback(() => {
    ask({ requestPolicy: 'network-only' });
    askWhole({ requestPolicy: 'network-only' });
  }, [ask, askWhole]);
  const lines = useMemo(() => [...(work?.lines ?? []), ...(later?.lines ?? [])], [work, later]);
  return {
    work,
    lines,
    reasons: (shown.hindrance === 'ALL' ? work : whole?.work)?.hindrances,
    hasMore: (later ?? work)?.pageInfo.hasNextPage ?? false,
    isLoading: fetching && !work,
    isReading,
    failure: error && !work ? (errorMessage(error) ?? '') : later?.failure,
    readMore,
    readAgain,
  };
}
