import { useEffect, useMemo, useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import type { StoredRow } from 'shared-ui/record';
import { useClient, useQuery } from 'urql';
import {
  type ProjectTaskRowFragment,
  ProjectTasksDocument,
  type ProjectTasksQuery,
} from '../generated/operations.ts';
import { taskRow } from './task-record.ts';

/** Tasks that are asked for at once. */
export const taskPage = 500;

type Page = ProjectTasksQuery['tasks'];

interface Rest {
  /** The first page that these go on from. */
  readonly of: Page;
  readonly nodes: readonly ProjectTaskRowFragment[];
  readonly isWhole: boolean;
  readonly failure?: string;
}

const nothing: readonly ProjectTaskRowFragment[] = [];

/** The tasks of a project and of all below it, page by page until all are here; by due date. */
export function useProjectTasks(projectId: string, isNew: boolean) {
  const client = useClient();
  const [{ data, error, fetching }, ask] = useQuery({
    query: ProjectTasksDocument,
    variables: { projectId, first: taskPage },
    pause: isNew,
    requestPolicy: 'cache-and-network',
  });
  const first = isNew ? undefined : data?.tasks;
  const [rest, setRest] = useState<Rest>();
  useEffect(() => {
    if (!first?.pageInfo.hasNextPage) return;
    let isHere = true;
    const read = async () => {
      let nodes: readonly ProjectTaskRowFragment[] = [];
      let after = first.pageInfo.endCursor;
      while (after && isHere) {
        const answer = await client
          .query(ProjectTasksDocument, { projectId, first: taskPage, after })
          .toPromise();
        const found = answer.data?.tasks;
        nodes = [...nodes, ...(found?.nodes ?? nothing)];
        after = found?.pageInfo.hasNextPage ? found.pageInfo.endCursor : null;
        if (!isHere) return;
        const failure = answer.error ? { failure: errorMessage(answer.error) ?? '' } : {};
        setRest({ of: first, nodes, isWhole: !after, ...failure });
      }
    };
    void read();
    return () => {
      isHere = false;
    };
  }, [first, projectId, client]);
  const later = rest && rest.of === first ? rest : undefined;
  const rows = useMemo<readonly StoredRow[]>(
    () => [...(first?.nodes ?? nothing), ...(later?.nodes ?? nothing)].map(taskRow),
    [first, later],
  );
  const isPartly = first?.pageInfo.hasNextPage === true && !later?.isWhole && later?.failure === undefined;
  const message = error && !data ? (errorMessage(error) ?? '') : later?.failure;
  return {
    rows,
    isLoading: !isNew && ((fetching && !data) || isPartly),
    ...(message === undefined
      ? {}
      : { failure: { message, tryAgain: () => ask({ requestPolicy: 'network-only' }) } }),
  };
}
