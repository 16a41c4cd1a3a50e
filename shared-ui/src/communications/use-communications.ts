import { useMemo } from 'react';
import { CommunicationsDocument, type CommunicationsQuery } from '../generated/operations.ts';
import { useAllPages } from '../record/related/use-all-pages.ts';
import { storedRow } from './communication-values.ts';

/** Communications of one request; with their people more would cost too much. */
const first = 250;

const pageIn = ({ communications }: CommunicationsQuery) => communications;

/** The communications of a record, the newest first; none of one that was never saved. */
export function useCommunications(parentId: string | undefined) {
  const { nodes, load } = useAllPages({
    document: CommunicationsDocument,
    variables: { parentId: parentId ?? '', first },
    isNew: parentId === undefined,
    pageIn,
  });
  return { rows: useMemo(() => nodes.map(storedRow), [nodes]), ...load };
}
