import { useMemo } from 'react';
import { policyByAge, readAhead, useAllPages } from 'shared-ui/record';
import type { Client, TypedDocumentNode } from 'urql';

/** The most rows of one request: with their parts, as many as one operation may read. */
const first = 250;

type LineVariables = {
  readonly surfaceProjectId: string;
  readonly first: number;
  readonly after?: string | null | undefined;
};

/** Reads the rows of a project page by page. */
type LinesDocument<TData> = TypedDocumentNode<TData, LineVariables>;

/** Starts the read of a project's rows while somebody is on the way there. */
export const readLinesAhead =
  <TData>(lines: LinesDocument<TData>) =>
  (client: Client, surfaceProjectId: string): void => {
    const variables = { surfaceProjectId, first };
    readAhead(client, lines, variables, policyByAge(client, lines, variables));
  };

/** Reads a project's rows again after something was written that the cache does not know of, such as an import. */
export const readLinesAgain = async <TData>(
  client: Client,
  lines: LinesDocument<TData>,
  surfaceProjectId: string,
): Promise<void> => {
  await client.query(lines, { surfaceProjectId, first }, { requestPolicy: 'network-only' }).toPromise();
};

/** One page of a list in the API's answer. */
interface LinesPage<TLine> {
  readonly nodes: readonly TLine[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
}

interface LinesOptions<TData, TLine> {
  readonly document: LinesDocument<TData>;
  readonly surfaceProjectId: string;
  /** A project that was never saved has none. */
  readonly isNew: boolean;
  /** A module function, so that the pages stay the same lists. */
  readonly pageIn: (data: TData) => LinesPage<TLine>;
}

/** The stored rows of a project in their order; `isWhole` once all are here. */
export function useLines<TData, TLine>(options: LinesOptions<TData, TLine>) {
  const { document: lines, surfaceProjectId, isNew, pageIn } = options;
  const variables = useMemo(() => ({ surfaceProjectId, first }), [surfaceProjectId]);
  const { nodes, isWhole, ask, load } = useAllPages({
    document: lines,
    variables,
    isNew,
    pageIn,
  });
  return { lines: nodes, isWhole, readAgain: () => ask({ requestPolicy: 'network-only' }), ...load };
}

/** A tab's stored rows. */
export type StoredLines<TLine> = Omit<ReturnType<typeof useLines<unknown, TLine>>, 'lines'> & {
  readonly lines: readonly TLine[];
};
