import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  largestUpload,
  spatialCheckedSchema,
  spatialCheckSchema,
  type UploadPurpose,
  uploadedSchema,
  uploadQuerySchema,
} from 'shared-contracts/documents';
import { upload } from 'shared-contracts/limits';
import { resultOf } from 'shared-contracts/rest';
import type { CurrentUser } from 'shared-contracts/rights';
import type { Config } from '../../platform/config/config.ts';
import { AppError, forbidden, unauthenticated } from '../../platform/errors/app-error.ts';
import { checkContent } from '../../platform/files/check-content.ts';
import { type ReceivedFile, receiveUpload } from '../../platform/files/receive-upload.ts';
import { uploadName } from '../../platform/files/upload-name.ts';
import type { Clock } from '../../platform/server/clock.ts';
import {
  checkedInput,
  jsonSchema,
  languageOfRequest,
  registerRestCall,
} from '../../platform/server/rest-call.ts';
import { checkSpatialFiles, type SpatialParts } from './spatial-files.ts';
import { addStoredFile, storedBytes } from './stored-file-store.ts';

interface UploadParts extends SpatialParts {
  readonly config: Pick<Config, 'dataFolder' | 'filesQuota'>;
  readonly clock: Clock;
}

const tooLarge = () =>
  new AppError('LIMIT', `A file cannot be larger than ${upload.largestMegabytes} MB.`, {}, 413);

/** The one file of a request. Throws 413 where it is too large, 422 where there is none. */
async function oneFile(request: FastifyRequest) {
  const file = await request.file({
    limits: { files: 1, fileSize: largestUpload, fields: 10, fieldSize: 1024 },
  });
  if (!file) throw new AppError('BAD_INPUT', 'The request has no file.', {}, 422);
  return file;
}

/** Whether a disk or a quota has no room. */
const hasNoRoom = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code));

/** Uploads, and the check of spatial files (000 §7, decision 8). */
export async function registerUploadCalls(app: FastifyInstance, parts: UploadParts): Promise<void> {
  const { db, files, config, clock } = parts;

  const keep = async (user: CurrentUser, name: string, purpose: UploadPurpose, file: ReceivedFile) => {
    if (file.size === 0) throw new AppError('BAD_INPUT', 'The file is empty.', {}, 422);
    const mediaType = await checkContent(file.path, name, purpose);
    if ((await storedBytes(db, user.productClientId)) + file.size > config.filesQuota)
      throw new AppError(
        'LIMIT',
        'Your company has no room left for files. Delete some, or ask for more.',
        {},
        413,
      );
    await files.keep(file.sha256, file.path);
    return addStoredFile(db, user, { ...file, fileName: name, mediaType }, clock());
  };

  await app.register(async (uploads) => {
    await uploads.register(multipart, { throwFileSizeLimit: false });
    uploads.route({
      method: 'POST',
      url: '/files',
      config: { takesFiles: true },
      schema: {
        summary:
          'Uploads one file as multipart/form-data. It is held to the type that its name says, and always downloads.',
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
        if (user.isReadOnly) throw forbidden('You may read only.');
        const { purpose } = checkedInput(uploadQuerySchema, request.query, languageOfRequest(request));
        const file = await oneFile(request);
        const name = uploadName(file.filename);
        try {
          const guid = await receiveUpload(file.file, config.dataFolder, async (received) => {
            if (file.file.truncated) throw tooLarge();
            return keep(user, name, purpose, received);
          });
          return { result: { guid } };
        } catch (error) {
          if (hasNoRoom(error))
            throw new AppError('LIMIT', 'There is no room left for files. Nothing was kept.', {}, 507);
          throw error;
        }
      },
    });
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'spatial-file/validate',
    summary: 'Reads spatial files as a map would, and says what is wrong with each.',
    access: 'signedIn',
    input: spatialCheckSchema,
    result: spatialCheckedSchema,
    handle: ({ input, user }) => checkSpatialFiles(parts, user, input.spatialFileGuids),
  });
}
