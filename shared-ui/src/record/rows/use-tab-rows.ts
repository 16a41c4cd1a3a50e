import { useMemo } from 'react';
import { readFailure } from 'shared-contracts/client';
import { type AnyVariables, type TypedDocumentNode, useQuery } from 'urql';
import type { StoredRow } from '../../form/saving/stored-rows.ts';
import { useUnchanged } from '../../grid/content/use-unchanged.ts';
import { useRowsAge, useRowsReadAgain } from './rows-age.ts';

const none: readonly StoredRow[] = [];

interface TabRowsOptions<TData, TRow, TVariables> {
  readonly document: TypedDocumentNode<TData, TVariables>;
  readonly variables: TVariables;
  /** A project that was never saved has none. */
  readonly isNew: boolean;
  /** Module functions, so that the rows stay the same list. */
  readonly rowsIn: (data: TData) => readonly TRow[] | undefined;
  readonly storedRow: (row: TRow) => StoredRow;
}

/** The stored rows of a tab that come in one request, for a CollectionTab. */
export function useTabRows<TData, TRow, TVariables extends AnyVariables>(
  options: TabRowsOptions<TData, TRow, TVariables>,
) {
  const { document, variables, isNew, rowsIn, storedRow } = options;
  const stableVariables = useUnchanged(variables);
  const { requestPolicy, byAge } = useRowsAge({ document, variables: stableVariables, isNew });
  const [{ data, error, fetching }, ask] = useQuery({
    query: document,
    variables: stableVariables,
    pause: isNew,
    requestPolicy,
  });
  useRowsReadAgain(isNew, byAge, ask);
  const found = data && rowsIn(data);
  const rows = useMemo(() => found?.map(storedRow) ?? none, [found, storedRow]);
  return {
    data,
    rows,
    isLoading: !isNew && fetching && !data,
    ...readFailure({ data, error }, ask),
  };
}
