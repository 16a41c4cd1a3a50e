import { useEffect } from 'react';
import { readAhead, useAllPages } from 'shared-ui/record';
import type { Client, TypedDocumentNode } from 'urql';

/** Rows that are asked for at once: with what stands in them, as many as one operation may ask for. */
const first = 250;

/** How long a list of them is taken for current, in milliseconds (002 §9, decision 69). */
const staleAfter = 120_000;

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
  (client: Client, surfaceProjectId: string): void =>
    readAhead(client, lines, { surfaceProjectId, first });

/** What a list of the API answers of one of its pages. */
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
  const { nodes, isWhole, ask, load } = useAllPages({
    document: lines,
    variables: { surfaceProjectId, first },
    isNew,
    pageIn,
  });
  // Others work on them too: a list that stands for long is asked for anew when somebody looks at it again.
  useEffect(() => {
    if (isNew) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') ask({ requestPolicy: 'cache-and-network' });
    }, staleAfter);
    return () => clearInterval(timer);
  }, [ask, isNew]);
  return { lines: nodes, isWhole, readAgain: () => ask({ requestPolicy: 'network-only' }), ...load };
}

/** What a tab knows of the stored rows. */
export type StoredLines<TLine> = Omit<ReturnType<typeof useLines<unknown, TLine>>, 'lines'> & {
  readonly lines: readonly TLine[];
};
