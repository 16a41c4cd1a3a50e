import { useEffect, useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { useClient } from 'urql';
import { ProjectHistoryDocument } from '../generated/operations.ts';
import type { HistoryEntry } from './history-days.ts';

interface Asked {
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

/** The history of a project page by page, as it is now: another question begins anew. */
export function useProjectHistory(asked: Asked) {
  const client = useClient();
  const question = JSON.stringify(asked);
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState<Failure>();
  const [isReading, setReading] = useState(false);
  const [tries, setTries] = useState(0);

  const read = async (before: Found | undefined, isHere: () => boolean) => {
    setReading(true);
    const variables = { ...(JSON.parse(question) as Asked), after: before?.next ?? null };
    const { data, error } = await client
      .query(ProjectHistoryDocument, variables, { requestPolicy: 'network-only' })
      .toPromise();
    if (!isHere()) return;
    setReading(false);
    if (!data) return setFailure({ of: question, message: errorMessage(error) ?? '' });
    setFailure(undefined);
    const { nodes, pageInfo } = data.history;
    setFound({
      of: question,
      entries: [...(before?.entries ?? []), ...nodes],
      next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is read once, and again when somebody asks for it
  useEffect(() => {
    let isHere = true;
    void read(undefined, () => isHere);
    return () => {
      isHere = false;
    };
  }, [client, question, tries]);

  const now = found?.of === question ? found : undefined;
  return {
    entries: now?.entries,
    hasMore: now?.next != null,
    isReading,
    failure: failure?.of === question ? failure.message : undefined,
    tryAgain: () => setTries(tries + 1),
    readMore: () => void read(now, () => true),
  };
}
