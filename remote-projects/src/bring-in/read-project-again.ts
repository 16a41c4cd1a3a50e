import type { Client } from 'urql';
import {
  ProjectRequestsDocument,
  ProjectStakeholdersDocument,
  ProjectStandingDocument,
} from '../generated/operations.ts';
import { readLinesAgain } from '../rows/use-lines.ts';

/** Reads what shows the records of a project again, after a table was brought in that the cache does not know of. */
export function readProjectAgain(client: Client, projectId: string): void {
  void readLinesAgain(client, ProjectStakeholdersDocument, projectId);
  void readLinesAgain(client, ProjectRequestsDocument, projectId);
  void client
    .query(ProjectStandingDocument, { id: projectId }, { requestPolicy: 'network-only' })
    .toPromise();
}
