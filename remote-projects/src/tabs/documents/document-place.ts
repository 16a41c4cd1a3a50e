import { type Address, projectAddress } from 'shared-contracts/routes';
import type { Client } from 'urql';
import {
  DocumentOfItemDocument,
  DocumentOfLogDocument,
  DocumentPlaceDocument,
} from '../../generated/operations.ts';

/** Path of the record below its project that a document belongs to; undefined where it is not below the project. */
async function recordPath(
  client: Client,
  projectId: string,
  parentType: string,
  id: string,
): Promise<string | undefined> {
  switch (parentType) {
    case 'Agreement':
      return `agreements/${id}`;
    case 'Request':
      return `requests/${id}`;
    case 'Communication':
      return `communications/${id}`;
    case 'RequestItem': {
      const { data } = await client.query(DocumentOfItemDocument, { id }).toPromise();
      return data?.requestItem ? `requests/${data.requestItem.requestId}/request-items/${id}` : undefined;
    }
    case 'IndigenousLog': {
      const { data } = await client.query(DocumentOfLogDocument, { surfaceProjectId: projectId }).toPromise();
      const engagement = data?.indigenousEngagements.nodes.find(({ logs }) =>
        logs.some((log) => log.id === id),
      );
      return engagement ? `indigenous/${engagement.id}/logs/${id}` : undefined;
    }
    default:
      return undefined;
  }
}

/** Address of a document of a record below a project; undefined where it belongs to none. */
export async function documentAddress(
  client: Client,
  projectId: string,
  id: string,
): Promise<Address | undefined> {
  const { data } = await client.query(DocumentPlaceDocument, { id }).toPromise();
  const document = data?.document;
  if (!document || document.surfaceProjectId !== projectId) return undefined;
  const path = await recordPath(client, projectId, document.parentType, document.parentId);
  return path === undefined ? undefined : projectAddress(projectId, path, 'related-documents', id);
}
