import { useEffect, useMemo, useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import type { StoredRow } from 'shared-ui/record';
import { useClient, useQuery } from 'urql';
import {
  type ObligationRowFragment,
  ProjectObligationsDocument,
  type ProjectObligationsQuery,
} from '../generated/operations.ts';
import { obligationRow } from './obligation-record.ts';

type Page = ProjectObligationsQuery['obligations'];

interface Rest {
  /** The first page that these go on from. */
  readonly of: Page;
  readonly nodes: readonly ObligationRowFragment[];
  readonly isWhole: boolean;
  readonly failure?: string;
}

const none: readonly StoredRow[] = [];

/** The stored obligations of a project and its agreements, page by page until all are here, so that the filter looks in all. */
export function useObligations(surfaceProjectId: string, isNew: boolean) {
  const client = useClient();
  const [{ data, error, fetching }, ask] = useQuery({
    query: ProjectObligationsDocument,
    variables: { surfaceProjectId },
    pause: isNew,
  });
  const first = data?.obligations;
  const [rest, setRest] = useState<Rest>();
  useEffect(() => {
    if (!first?.pageInfo.hasNextPage) return;
    let isHere = true;
    const read = async () => {
      let nodes: readonly ObligationRowFragment[] = [];
      let after = first.pageInfo.endCursor;
      while (after && isHere) {
        const answer = await client
          .query(ProjectObligationsDocument, { surfaceProjectId, after })
          .toPromise();
        const page = answer.data?.obligations;
        if (page) nodes = [...nodes, ...page.nodes];
        after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
        const failure = answer.error ? { failure: errorMessage(answer.error) ?? '' } : {};
        if (isHere) setRest({ of: first, nodes, isWhole: !after, ...failure });
      }
    };
    void read();
    return () => {
      isHere = false;
    };
  }, [first, surfaceProjectId, client]);
  const later = rest?.of === first ? rest : undefined;
  const rows = useMemo(
    () => (first ? [...first.nodes, ...(later?.nodes ?? [])].map(obligationRow) : none),
    [first, later],
  );
  const failure = error && !data ? (errorMessage(error) ?? '') : later?.failure;
  return {
    rows,
    isLoading: !isNew && ((fetching && !data) || (first?.pageInfo.hasNextPage === true && !later?.isWhole)),
    ...(failure === undefined
      ? {}
      : { failure: { message: failure, tryAgain: () => ask({ requestPolicy: 'network-only' }) } }),
  };
}
