import type { Client } from 'urql';
import {
  ProjectRequestsDocument,
  ProjectStakeholdersDocument,
  ProjectStandingDocument,
} from '../generated/operations.ts';
import { readLinesAgain } from '../rows/use-lines.ts';

/** Reads the records of a project again after an import, because the cache does not know what it wrote. */
export function readProjectAgain(client: Client, projectId: string): void {
  void readLinesAgain(client, ProjectStakeholdersDocument, projectId);
  void readLinesAgain(client, ProjectRequestsDocument, projectId);
  void client
    .query(ProjectStandingDocument, { id: projectId }, { requestPolicy: 'network-only' })
    .toPromise();
}
