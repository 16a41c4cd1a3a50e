import { useMemo } from 'react';
import { projectAddress } from 'shared-contracts/routes';
import {
  type CommunicationParent,
  communicationAddress,
  useCommunicationRows,
} from 'shared-ui/communications';
import type { Collection } from 'shared-ui/record';
import { useLeadOn } from './use-row-of-project.ts';

/**
 * The communications of a project, or of records in its file, as rows of its form. One of another project or of an
 * associate, which a typed address names, leads to its own address.
 */
export function useCommunicationsOfProject(projectId: string, parent: CommunicationParent): Collection {
  const rows = useCommunicationRows(parent);
  const leadOn = useLeadOn();
  return useMemo(() => {
    const { read } = rows;
    if (!read) return rows;
    return {
      ...rows,
      read: async (id) => {
        const row = await read(id);
        const own = communicationAddress(row);
        return own === undefined || own.startsWith(`${projectAddress(projectId)}/`) ? row : leadOn(own);
      },
    };
  }, [rows, projectId, leadOn]);
}
