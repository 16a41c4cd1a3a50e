import { randomUUID } from 'node:crypto';
import type { ReadMail } from 'shared-contracts/communications';
import { aCommunication } from './associate-calls.ts';
import type { TestClient } from './test-server.ts';

/** An e-mail as it is stored in a communication. */
interface FiledMail {
  readonly id: string;
  readonly comments: string;
  readonly relatedDocuments: readonly { readonly name: string }[];
}

/** Uploads a file as a form does; returns its id. Throws if it is refused. */
export async function uploadMail(client: TestClient, name: string, bytes: Uint8Array): Promise<string> {
  const answer = await client.upload('/api/files?purpose=document', name, bytes);
  if (answer.statusCode !== 200) throw new Error(`Not uploaded: ${answer.body}`);
  return answer.json().result.guid;
}

/** The call that reads an uploaded e-mail. */
export const readUploaded = (client: TestClient, fileGuid: string, more: object = {}) =>
  client.post('/api/communications/read-mail', { fileGuid, ...more });

/** Uploads an e-mail and reads it. Throws if it cannot be read. */
export async function readMail(
  client: TestClient,
  name: string,
  bytes: Uint8Array,
): Promise<ReadMail & { readonly fileGuid: string }> {
  const fileGuid = await uploadMail(client, name, bytes);
  const answer = await readUploaded(client, fileGuid);
  if (answer.statusCode !== 200) throw new Error(`Not read: ${answer.body}`);
  return { fileGuid, ...answer.json().result };
}

const documentOf = (fileGuid: string, name: string) => ({
  id: randomUUID(),
  fileGuid,
  name,
  isUrlLink: false,
});

const saveMail = `mutation File($input: [CommunicationInput!]!, $parentId: ID!) {
  saved: updateCommunications(input: $input, source: Project, parentId: $parentId) { id } }`;

const readFiled = `query Filed($id: ID!) {
  found: communication(id: $id) { id comments relatedDocuments { name } } }`;

/** Uploads an e-mail, reads it and files it for a project, as dropping it there does; returns the stored content. */
export async function fileMail(
  client: TestClient,
  projectId: string,
  name: string,
  bytes: Uint8Array,
): Promise<FiledMail> {
  const mail = await readMail(client, name, bytes);
  const input = aCommunication({
    comments: [mail.subject, mail.text].join('\n\n'),
    relatedDocuments: [
      documentOf(mail.fileGuid, name),
      ...mail.documents.map((document) => documentOf(document.fileGuid, document.name)),
    ],
  });
  const { errors } = await client.graphql(saveMail, { input: [input], parentId: projectId });
  if (errors) throw new Error(`Not filed: ${JSON.stringify(errors)}`);
  const { data } = await client.graphql(readFiled, { id: input.id });
  return data?.['found'] as FiledMail;
}
