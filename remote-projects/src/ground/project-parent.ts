import { useMemo } from 'react';
import type { CommunicationParent } from 'shared-ui/communications';
import type { ProjectRecord } from './project-record.ts';

/** A project as the block of communications knows it. */
export function useProjectParent({ id, revision }: ProjectRecord): CommunicationParent {
  const isNew = revision === null;
  return useMemo(() => ({ kind: 'Project', id, isNew }), [id, isNew]);
}
