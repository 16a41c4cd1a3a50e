import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import {
  spatialCheckedSchema,
  spatialCheckSchema,
  spatialRouteRequestSchema,
  spatialRouteSchema,
  uploadedSchema,
  uploadQuerySchema,
} from 'shared-contracts/documents';
import { resultOf } from 'shared-contracts/rest';
import { texts } from '../../generated/texts/uploads.ts';
import type { Config } from '../../platform/config/config.ts';
import { forbidden, unauthenticated } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { uploadName } from '../../platform/files/upload-name.ts';
import { checkAppUrl, readUpload } from '../../platform/files/upload-parts.ts';
import type { Clock } from '../../platform/server/clock.ts';
import {
  checkedInput,
  jsonSchema,
  languageOfRequest,
  registerRestCall,
} from '../../platform/server/rest-call.ts';
import { keepUpload } from './keep-upload.ts';
import { checkSpatialFiles, type SpatialParts, shapeOfFile } from './spatial-files.ts';
import { spatialReader } from './spatial-reader.ts';

interface UploadParts extends Omit<SpatialParts, 'reader'> {
  readonly config: Pick<Config, 'dataFolder' | 'filesQuota' | 'publicUrl' | 'remoteOrigins'>;
  readonly clock: Clock;
}

/** Registers the calls for uploads and for checking spatial files (000 §7, decision 8). */
export async function registerUploadCalls(app: FastifyInstance, parts: UploadParts): Promise<void> {
  const { config } = parts;

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
        if (user.isReadOnly) throw forbidden(messageFrom(texts, ({ readOnly }) => readOnly));
        checkAppUrl(request, config);
        const query = checkedInput(uploadQuerySchema, request.query, languageOfRequest(request));
        const guid = await readUpload(request, config.dataFolder, async (fileName, received, uploadRequest) =>
          keepUpload(parts, user, uploadName(fileName), uploadRequest.purpose ?? query.purpose, received),
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
    summary:
      'Reads spatial files as a map would, and says what is wrong with each. A coordinate system is kept with an upload that does not say its own, until a document takes it over.',
    access: 'signedIn',
    input: spatialCheckSchema,
    result: spatialCheckedSchema,
    handle: ({ input, user }) => checkSpatialFiles({ ...parts, reader }, user, input),
  });
  registerRestCall(app, {
    method: 'POST',
    path: 'spatial-file/route',
    summary:
      'Reads the route that an uploaded spatial file holds, as GeoJSON: its lines, else its areas, else its points, with no more positions than a project keeps.',
    access: 'signedIn',
    input: spatialRouteRequestSchema,
    result: spatialRouteSchema,
    handle: async ({ input, user }) => ({
      geometry: await shapeOfFile(
        { ...parts, reader },
        user,
        input.spatialFileGuid,
        'route',
        input.coordinateSystem,
      ),
    }),
  });
  registerRestCall(app, {
    method: 'POST',
    path: 'spatial-file/outline',
    summary:
      'Reads the outline of land that an uploaded spatial file holds, as GeoJSON: its areas, else its lines that close, with no more positions than a parcel keeps.',
    access: 'signedIn',
    input: spatialRouteRequestSchema,
    result: spatialRouteSchema,
    handle: async ({ input, user }) => ({
      geometry: await shapeOfFile(
        { ...parts, reader },
        user,
        input.spatialFileGuid,
        'outline',
        input.coordinateSystem,
      ),
    }),
  });
}
