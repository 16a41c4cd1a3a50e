import { useEffect, useMemo, useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { type RequestPolicy, type TypedDocumentNode, useClient, useQuery } from 'urql';
import { useUnchanged } from '../../grid/content/use-unchanged.ts';
import { useRowsAge, useRowsReadAgain } from '../rows/rows-age.ts';

/** One page of a list in the API's answer. */
interface Page<TNode> {
  readonly nodes: readonly TNode[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
}

interface PageVariables {
  readonly [name: string]: unknown;
  /** Where the page before ended. */
  readonly after?: string | null | undefined;
}

interface AllPagesOptions<TData, TNode, TVariables extends PageVariables> {
  readonly document: TypedDocumentNode<TData, TVariables>;
  /** The variables of the first page. */
  readonly variables: TVariables;
  /** A record that was never saved has none. */
  readonly isNew: boolean;
  /** A module function, so that the pages stay the same lists. */
  readonly pageIn: (data: TData) => Page<TNode>;
  /** How the first page is requested; by the age of what is there where none is given. */
  readonly requestPolicy?: RequestPolicy;
}

interface Rest<TNode> {
  /** The first page that these go on from. */
  readonly of: Page<TNode>;
  readonly nodes: readonly TNode[];
  readonly isWhole: boolean;
  readonly failure?: string;
}

const none: readonly never[] = [];

/**
 * Reads a list of the API page by page until it is complete, so that a filter searches all of it. `isWhole` is true
 * once nothing is missing; `load` is the state of the reads for a grid.
 */
export function useAllPages<TData, TNode, TVariables extends PageVariables>({
  document,
  isNew,
  pageIn,
  ...options
}: AllPagesOptions<TData, TNode, TVariables>) {
  const client = useClient();
  const variables = useUnchanged(options.variables);
  const { requestPolicy: aged, byAge } = useRowsAge({ document, variables, isNew });
  const [{ data, error, fetching }, ask] = useQuery({
    query: document,
    variables,
    pause: isNew,
    requestPolicy: options.requestPolicy ?? aged,
  });
  useRowsReadAgain(isNew, byAge, ask);
  const first = isNew || !data ? undefined : pageIn(data);
  const [rest, setRest] = useState<Rest<TNode>>();
  useEffect(() => {
    if (!first?.pageInfo.hasNextPage) return;
    let isHere = true;
    const read = async () => {
      let nodes: readonly TNode[] = none;
      let after = first.pageInfo.endCursor;
      while (after && isHere) {
        const answer = await client.query(document, { ...variables, after }).toPromise();
        const next = answer.data && pageIn(answer.data);
        nodes = [...nodes, ...(next?.nodes ?? none)];
        after = next?.pageInfo.hasNextPage ? next.pageInfo.endCursor : null;
        if (!isHere) return;
        const failure = answer.error ? { failure: errorMessage(answer.error) ?? '' } : {};
        setRest({ of: first, nodes, isWhole: !after && !answer.error, ...failure });
      }
    };
    void read();
    return () => {
      isHere = false;
    };
  }, [first, variables, client, document, pageIn]);
  const later = rest && rest.of === first ? rest : undefined;
  const nodes = useMemo<readonly TNode[]>(
    () => [...(first?.nodes ?? none), ...(later?.nodes ?? none)],
    [first, later],
  );
  const isWhole = first !== undefined && (!first.pageInfo.hasNextPage || later?.isWhole === true);
  const message = error && !data ? (errorMessage(error) ?? '') : later?.failure;
  const tryAgain = () => ask({ requestPolicy: 'network-only' });
  return {
    nodes,
    isWhole,
    ask,
    load: {
      isLoading:
        !isNew && ((fetching && !data) || (first !== undefined && !isWhole && message === undefined)),
      ...(message === undefined ? {} : { failure: { message, tryAgain } }),
    },
  };
}
