import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { type Client, useClient } from 'urql';
import { ProjectHistoryDocument } from '../../generated/operations.ts';
import type { HistoryEntry } from './history-days.ts';

interface HistoryFilter {
  readonly projectId: string;
  /** The moment from which on; everything without one. */
  readonly since: string | null;
  readonly personId: string | null;
}

interface Found {
  /** The question that these answer. */
  readonly of: string;
  readonly entries: readonly HistoryEntry[];
  readonly next: string | null;
}

interface Failure {
  readonly of: string;
  readonly message: string;
}

/** The current version of a page of the history, after the earlier pages. */
async function readPage(
  client: Client,
  filter: HistoryFilter,
  of: string,
  before: Found | undefined,
): Promise<Found | Failure> {
  const { data, error } = await client
    .query(
      ProjectHistoryDocument,
      { ...filter, after: before?.next ?? null },
      { requestPolicy: 'network-only' },
    )
    .toPromise();
  if (!data) return { of, message: errorMessage(error) ?? '' };
  const { nodes, pageInfo } = data.history;
  return {
    of,
    entries: [...(before?.entries ?? []), ...nodes],
    next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
  };
}

/** The current history of a project, page by page; a new query starts from the first page. */
export function useProjectHistory({ projectId, since, personId }: HistoryFilter) {
  const client = useClient();
  const [tries, setTries] = useState(0);
  // One who tries again asks another question.
  const question = JSON.stringify([projectId, since, personId, tries]);
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState<Failure>();
  const [isReading, setReading] = useState(false);
  const filter = useMemo(() => ({ projectId, since, personId }), [projectId, since, personId]);
  const latest = useRef(question);

  const take = useCallback((answer: Found | Failure) => {
    // Somebody may have asked for something else meanwhile.
    if (latest.current !== answer.of) return;
    setReading(false);
    if ('message' in answer) return setFailure(answer);
    setFailure(undefined);
    setFound(answer);
  }, []);

  useEffect(() => {
    latest.current = question;
    setReading(true);
    void readPage(client, filter, question, undefined).then(take);
  }, [client, filter, question, take]);

  const now = found?.of === question ? found : undefined;
  return {
    entries: now?.entries,
    hasMore: now?.next != null,
    isReading,
    failure: failure?.of === question ? failure.message : undefined,
    tryAgain: () => setTries(tries + 1),
    readMore: () => {
      setReading(true);
      void readPage(client, filter, question, now).then(take);
    },
  };
}
