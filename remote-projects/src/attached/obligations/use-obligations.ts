import { useMemo } from 'react';
import { useAllPages } from 'shared-ui/record';
import { ProjectObligationsDocument, type ProjectObligationsQuery } from '../../generated/operations.ts';
import { obligationRow } from './obligation-record.ts';

const pageIn = ({ obligations }: ProjectObligationsQuery) => obligations;

/** The stored obligations of a project and its agreements. */
export function useObligations(surfaceProjectId: string, isNew: boolean) {
  const { nodes, load } = useAllPages({
    document: ProjectObligationsDocument,
    variables: { surfaceProjectId },
    isNew,
    pageIn,
  });
  return { rows: useMemo(() => nodes.map(obligationRow), [nodes]), ...load };
}
