import { useEffect, useMemo, useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { readAhead } from 'shared-ui/record';
import { type Client, useClient, useQuery } from 'urql';
import {
  type AgreementLineFragment,
  ProjectAgreementsDocument,
  type ProjectAgreementsQuery,
} from '../generated/operations.ts';

/** Agreements that are asked for at once: with their people and land, as many as one operation may ask for. */
const page = 250;

/** How long the list of agreements is taken for current, in milliseconds (002 §9, decision 69). */
const staleAfter = 120_000;

type Page = ProjectAgreementsQuery['agreements'];

interface Rest {
  /** The first page that these go on from. */
  readonly of: Page;
  readonly nodes: readonly AgreementLineFragment[];
  readonly isWhole: boolean;
  readonly failure?: string;
}

const none: readonly AgreementLineFragment[] = [];

/** Starts the read of a project's agreements while somebody is on the way there. */
export const readAgreementsAhead = (client: Client, surfaceProjectId: string): void =>
  readAhead(client, ProjectAgreementsDocument, { surfaceProjectId, first: page });

/** The stored agreements of a project in their order, page by page until all are here, so that the filter looks in all. */
export function useAgreements(surfaceProjectId: string, isNew: boolean) {
  const client = useClient();
  const [{ data, error, fetching }, ask] = useQuery({
    query: ProjectAgreementsDocument,
    variables: { surfaceProjectId, first: page },
    pause: isNew,
  });
  const first = isNew ? undefined : data?.agreements;
  const [rest, setRest] = useState<Rest>();
  useEffect(() => {
    if (!first?.pageInfo.hasNextPage) return;
    let isHere = true;
    const read = async () => {
      let nodes: readonly AgreementLineFragment[] = [];
      let after = first.pageInfo.endCursor;
      while (after && isHere) {
        const answer = await client
          .query(ProjectAgreementsDocument, { surfaceProjectId, first: page, after })
          .toPromise();
        const next = answer.data?.agreements;
        if (next) nodes = [...nodes, ...next.nodes];
        after = next?.pageInfo.hasNextPage ? next.pageInfo.endCursor : null;
        const failure = answer.error ? { failure: errorMessage(answer.error) ?? '' } : {};
        if (isHere) setRest({ of: first, nodes, isWhole: !after, ...failure });
      }
    };
    void read();
    return () => {
      isHere = false;
    };
  }, [first, surfaceProjectId, client]);
  // Others work on them too: a list that stands for long is asked for anew when somebody looks at it again.
  useEffect(() => {
    if (isNew) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') ask({ requestPolicy: 'cache-and-network' });
    }, staleAfter);
    return () => clearInterval(timer);
  }, [ask, isNew]);
  const later = rest?.of === first ? rest : undefined;
  const lines = useMemo(() => (first ? [...first.nodes, ...(later?.nodes ?? none)] : none), [first, later]);
  const failure = error && !data ? (errorMessage(error) ?? '') : later?.failure;
  return {
    lines,
    isWhole: first !== undefined && (!first.pageInfo.hasNextPage || later?.isWhole === true),
    isLoading: !isNew && ((fetching && !data) || (first?.pageInfo.hasNextPage === true && !later?.isWhole)),
    readAgain: () => ask({ requestPolicy: 'network-only' }),
    ...(failure === undefined
      ? {}
      : { failure: { message: failure, tryAgain: () => ask({ requestPolicy: 'network-only' }) } }),
  };
}
