import { useEffect } from 'react';
import { readAhead, useAllPages } from 'shared-ui/record';
import type { Client } from 'urql';
import { ProjectAgreementsDocument, type ProjectAgreementsQuery } from '../generated/operations.ts';

/** Agreements that are asked for at once: with their people and land, as many as one operation may ask for. */
const first = 250;

/** How long the list of agreements is taken for current, in milliseconds (002 §9, decision 69). */
const staleAfter = 120_000;

/** Starts the read of a project's agreements while somebody is on the way there. */
export const readAgreementsAhead = (client: Client, surfaceProjectId: string): void =>
  readAhead(client, ProjectAgreementsDocument, { surfaceProjectId, first });

const pageIn = ({ agreements }: ProjectAgreementsQuery) => agreements;

/** The stored agreements of a project in their order; `isWhole` once all are here. */
export function useAgreements(surfaceProjectId: string, isNew: boolean) {
  const { nodes, isWhole, ask, load } = useAllPages({
    document: ProjectAgreementsDocument,
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
