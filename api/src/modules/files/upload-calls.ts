import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import {
  spatialCheckedSchema,
  spatialCheckSchema,
  type UploadPurpose,
  uploadedSchema,
  uploadQuerySchema,
} from 'shared-contracts/documents';
import { resultOf } from 'shared-contracts/rest';
import type { CurrentUser } from 'shared-contracts/rights';
import { texts } from '../../generated/texts/uploads.ts';
import type { Config } from '../../platform/config/config.ts';
import { AppError, forbidden, unauthenticated } from '../../platform/errors/app-error.ts';
import { said } from '../../platform/errors/said.ts';
import { checkContent } from '../../platform/files/check-content.ts';
import type { ReceivedFile } from '../../platform/files/receive-upload.ts';
import { uploadName } from '../../platform/files/upload-name.ts';
import { checkAppUrl, readUpload } from '../../platform/files/upload-parts.ts';
import type { Clock } from '../../platform/server/clock.ts';
import {
  checkedInput,
  jsonSchema,
  languageOfRequest,
  registerRestCall,
} from '../../platform/server/rest-call.ts';
import { senderLimits } from '../../platform/server/sender-pace.ts';
import { checkSpatialFiles, type SpatialParts } from './spatial-files.ts';
import { spatialReader } from './spatial-reader.ts';
import { findUnkept, giveUpFile, noteKept, reserveFile, type StoredFile } from './stored-file-store.ts';

interface UploadParts extends Omit<SpatialParts, 'reader'> {
  readonly config: Pick<Config, 'dataFolder' | 'filesQuota' | 'publicUrl' | 'remoteOrigins'>;
  readonly clock: Clock;
}

const noRoom = () =>
  new AppError(
    'LIMIT',
    said(texts, ({ noRoom }) => noRoom),
    {},
    413,
  );

/** Uploads, and the check of spatial files (000 §7, decision 8). */
export async function registerUploadCalls(app: FastifyInstance, parts: UploadParts): Promise<void> {
  const { db, files, config, clock } = parts;

  const reserve = async (user: CurrentUser, file: StoredFile): Promise<string> => {
    const now = clock();
    const ended = new Date(now.getTime() - 2 * senderLimits.whole);
    for (const one of await findUnkept(db, user.productClientId, ended)) await giveUpFile(db, files, one);
    const guid = await reserveFile(db, user, file, { now, quota: config.filesQuota });
    if (guid === undefined) throw noRoom();
    return guid;
  };

  const keep = async (user: CurrentUser, name: string, purpose: UploadPurpose, file: ReceivedFile) => {
    if (file.size === 0)
      throw new AppError(
        'BAD_INPUT',
        said(texts, ({ empty }) => empty),
        {},
        422,
      );
    const mediaType = await checkContent(file.path, name, purpose);
    const kept = { ...file, fileName: name, mediaType };
    const guid = await reserve(user, kept);
    try {
      await files.keep(file.sha256, file.path);
      await noteKept(db, guid);
    } catch (error) {
      // What cannot be given up now is when the company uploads again.
      await giveUpFile(db, files, { id: guid, sha256: file.sha256 }).catch(() => {});
      throw error;
    }
    return guid;
  };

  await app.register(async (uploads) => {
    await uploads.register(multipart, { throwFileSizeLimit: false });
    uploads.route({
      method: 'POST',
      url: '/files',
      config: { takesFiles: true },
      schema: {
        summary:
          'Uploads one file as multipart/form-data, with an optional field requestJson ({"purpose": …}, as in the query) and an optional header app-url: the page that sends it. The file is held to the type that its name says, and always downloads.',
        tags: ['files'],
        consumes: ['multipart/form-data'],
        querystring: jsonSchema(uploadQuerySchema),
        response: { 200: { description: 'Kept.', ...jsonSchema(resultOf(uploadedSchema)) } },
      },
      validatorCompiler: () => () => true,
      serializerCompiler: () => JSON.stringify,
      handler: async (request) => {
        const { user } = request;
        if (!user) throw unauthenticated();
        if (user.isReadOnly) throw forbidden(said(texts, ({ readOnly }) => readOnly));
        checkAppUrl(request, config);
        const query = checkedInput(uploadQuerySchema, request.query, languageOfRequest(request));
        const guid = await readUpload(request, config.dataFolder, async (fileName, received, asked) =>
          keep(user, uploadName(fileName), asked.purpose ?? query.purpose, received),
        );
        return { result: { guid } };
      },
    });
  });

  const reader = spatialReader();
  app.addHook('onClose', () => reader.stop());
  registerRestCall(app, {
    method: 'POST',
    path: 'spatial-file/validate',
    summary: 'Reads spatial files as a map would, and says what is wrong with each.',
    access: 'signedIn',
    input: spatialCheckSchema,
    result: spatialCheckedSchema,
    handle: ({ input, user }) => checkSpatialFiles({ ...parts, reader }, user, input.spatialFileGuids),
  });
}
