import { useEffect, useRef, useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import type { CommentParentKind } from 'shared-contracts/graphql';
import { useClient, useQuery } from 'urql';
import {
  type CommentLineFragment,
  CommentsDocument,
  ProjectLastSaveDocument,
  ProjectStandingDocument,
} from '../../generated/operations.ts';

/** The record that comments are on, and its project. */
export interface CommentsPlace {
  readonly source: CommentParentKind;
  readonly parentId: string;
  readonly projectId: string;
}

/** Comments that are read at first, and by each press on 'Earlier comments'. */
const page = 30;

interface Comments {
  readonly comments: readonly CommentLineFragment[] | undefined;
  readonly failure: string | undefined;
  readonly hasMore: boolean;
  readonly isBusy: boolean;
  readonly readMore: () => void;
  readonly readAgain: () => void;
}

/**
 * The comments on a record, the newest first. The project's page reads its last save every half minute anyway; when
 * that changes, the comments are read again, so that new ones appear without further polling.
 */
export function useComments({ source, parentId, projectId }: CommentsPlace): Comments {
  const client = useClient();
  const [first, setFirst] = useState(page);
  const [{ data, error, fetching }, ask] = useQuery({
    query: CommentsDocument,
    variables: { source, parentId, first },
    requestPolicy: 'cache-and-network',
  });
  const [{ data: last }] = useQuery({
    query: ProjectLastSaveDocument,
    variables: { id: projectId },
    requestPolicy: 'cache-only',
  });
  const lastSave = last?.below.nodes[0]?.id;
  const known = useRef(lastSave);
  useEffect(() => {
    if (lastSave === undefined || lastSave === known.current) return;
    const isFirst = known.current === undefined;
    known.current = lastSave;
    if (isFirst) return;
    ask({ requestPolicy: 'network-only' });
    // Reads the count in the tab again as well, so that both agree.
    void client
      .query(ProjectStandingDocument, { id: projectId }, { requestPolicy: 'network-only' })
      .toPromise();
  }, [client, projectId, lastSave, ask]);
  return {
    comments: data?.comments.nodes,
    failure: data ? undefined : errorMessage(error),
    hasMore: data?.comments.pageInfo.hasNextPage ?? false,
    isBusy: fetching,
    readMore: () => setFirst(first + page),
    readAgain: () => ask({ requestPolicy: 'network-only' }),
  };
}
