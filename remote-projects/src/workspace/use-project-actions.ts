import { errorMessage } from 'shared-contracts/client';
import { useClient } from 'urql';
import {
  ArchiveSurfaceProjectsDocument,
  RestoreSurfaceProjectsDocument,
  SurfaceProjectDocument,
} from '../generated/operations.ts';
import type { ProjectRecord } from '../ground/project-record.ts';

/** Archives and restores a project; unsaved edits in its form stay. Each rejects with the server's sentence. */
export function useProjectActions(id: string, adopt: (next: ProjectRecord) => void) {
  const client = useClient();
  const readAgain = async () => {
    const { data } = await client
      .query(SurfaceProjectDocument, { id }, { requestPolicy: 'network-only' })
      .toPromise();
    if (data?.record) adopt(data.record);
  };
  const archive = async () => {
    const { error } = await client.mutation(ArchiveSurfaceProjectsDocument, { ids: [id] }).toPromise();
    if (error) throw new Error(errorMessage(error));
    await readAgain();
  };
  const restore = async () => {
    const { error } = await client.mutation(RestoreSurfaceProjectsDocument, { ids: [id] }).toPromise();
    if (error) throw new Error(errorMessage(error));
    await readAgain();
  };
  return { archive, restore };
}
