import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { texts } from '../../generated/texts/uploads.ts';
import type { Db } from '../../platform/db/database.ts';
import { notFound, unauthenticated } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { fileDisposition } from '../../platform/files/file-disposition.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { isUuid } from '../../platform/server/arguments.ts';
import type { RecordCatalog } from '../../records/reading/record-catalog.ts';
import { findPicture, findStoredFile } from './stored-file-store.ts';

interface FileParts {
  readonly db: Db;
  readonly files: FileStore;
  readonly catalog: RecordCatalog;
}

const parametersSchema = v.object({ guid: v.string() });

/** Registers the call for downloads: always as an attachment, so that no browser runs what somebody uploaded. */
export function registerFileCalls(app: FastifyInstance, { db, files, catalog }: FileParts): void {
  const schema = {
    summary:
      'Downloads the file of a document, a template or an upload. `force=true` is what links say; it always downloads.',
    tags: ['files'],
  };
  app.get('/files/:guid', { schema }, async (request, reply) => {
    const { user } = request;
    if (!user) throw unauthenticated();
    const { guid } = v.parse(parametersSchema, request.params);
    const file = isUuid(guid) ? await findStoredFile({ db, catalog }, user, guid) : undefined;
    const bytes = file && (await files.read(file.sha256));
    if (!file || !bytes) throw notFound(messageFrom(texts, ({ gone }) => gone));
    return reply
      .type('application/octet-stream')
      .header('content-disposition', fileDisposition(file.fileName))
      .header('content-length', file.size)
      .header('x-content-type-options', 'nosniff')
      .send(bytes);
  });
  const pictureSchema = {
    summary: 'Shows a picture that was uploaded as one, such as the logo of a company.',
    tags: ['files'],
  };
  app.get('/files/:guid/picture', { schema: pictureSchema }, async (request, reply) => {
    const { user } = request;
    if (!user) throw unauthenticated();
    const { guid } = v.parse(parametersSchema, request.params);
    const file = isUuid(guid) ? await findPicture(db, user, guid) : undefined;
    const bytes = file && (await files.read(file.sha256));
    if (!file || !bytes) throw notFound(messageFrom(texts, ({ gone }) => gone));
    return reply
      .type(file.mediaType)
      .header('content-length', file.size)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, max-age=600')
      .header('vary', 'cookie')
      .send(bytes);
  });
}
