import type { FastifyInstance } from 'fastify';
import { extensionOf } from 'shared-contracts/documents';
import {
  embeddedFileSchema,
  type LayerUpdate,
  layersQuerySchema,
  layerUpdateSchema,
  mapSettingsSchema,
  readLayerProperties,
  serviceLayerSchema,
  spatialDataQuerySchema,
  spatialDataSchema,
  spatialLayerSchema,
  userPropertiesSchema,
} from 'shared-contracts/map';
import { type CurrentUser, recordRights } from 'shared-contracts/rights';
import * as v from 'valibot';
import { texts } from '../../generated/texts/map.ts';
import { badInput, forbidden, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { isUuid } from '../../platform/server/arguments.ts';
import { registerRestCall } from '../../platform/server/rest-call.ts';
import { findStoredFile, shapeOfFile, spatialReader } from '../files/index.ts';
import type { ModuleParts } from '../module.ts';
import { requestedProject } from './check-project.ts';
import {
  isService,
  keepLayerDefault,
  serviceLayers,
  spatialDocuments,
  spatialRight,
} from './map-layers-store.ts';

type LayerParts = Pick<ModuleParts, 'config' | 'db' | 'files' | 'catalog'>;

async function checkUpdate(
  parts: LayerParts,
  user: CurrentUser,
  { id, layerType }: LayerUpdate,
): Promise<void> {
  const refused = () => forbidden(messageFrom(texts, ({ notSaved }) => notSaved));
  if (layerType === 'service') {
    if (!recordRights.masterData.edit(user, {})) throw refused();
    if (!(await isService(parts.db, id))) throw notFound(messageFrom(texts, ({ noService }) => noService));
    return;
  }
  const right = await spatialRight({ ...parts, user }, id);
  if (right === 'none') throw notFound(messageFrom(texts, ({ noFile }) => noFile));
  if (right === 'view') throw refused();
}

/** The calls of the map's settings, and of layers of files and of map services (002 §7, decision 64). */
export function registerLayerCalls(app: FastifyInstance, parts: LayerParts): void {
  const { db, config } = parts;
  const reader = spatialReader();
  app.addHook('onClose', () => reader.stop());
  const none = v.object({});

  registerRestCall(app, {
    method: 'GET',
    path: 'map/settings',
    summary:
      'The key of the Esri base maps, null without one; and the looks that whoever runs the server has tiles for. The others are drawn here.',
    access: 'signedIn',
    input: none,
    result: mapSettingsSchema,
    handle: async () => ({
      esriApiKey: config.esriApiKey,
      basemaps: config.mapBasemaps.map(({ look, source }) => ({ look, source })),
    }),
  });

  registerRestCall(app, {
    method: 'GET',
    path: 'map/user-properties',
    summary: 'Whether the person only looks: then layers have no menus.',
    access: 'signedIn',
    input: none,
    result: userPropertiesSchema,
    handle: async ({ user }) => ({ isReadOnly: user.isReadOnly }),
  });

  registerRestCall(app, {
    method: 'GET',
    path: 'map/gis-service-data',
    summary: 'The map services that are on; their tokens never leave the server.',
    access: 'signedIn',
    input: none,
    result: v.array(serviceLayerSchema),
    handle: async () => [...(await serviceLayers(db))],
  });

  registerRestCall(app, {
    method: 'GET',
    path: 'map/spatial-file-layers',
    summary: 'The spatial files of a project, or of every project that the person sees.',
    access: 'signedIn',
    input: layersQuerySchema,
    result: v.array(spatialLayerSchema),
    handle: async ({ input, user }) => {
      const projectId = await requestedProject(db, user, input);
      const found = await spatialDocuments({ ...parts, user }, projectId);
      return found.map((one) => ({ ...one, layerType: extensionOf(one.layerName) }));
    },
  });

  registerRestCall(app, {
    method: 'GET',
    path: 'map/spatial-file-data',
    summary: 'The shapes of a spatial file as GeoJSON, at most 25 values of each.',
    access: 'signedIn',
    input: spatialDataQuerySchema,
    result: spatialDataSchema,
    written: async ({ input, user }) => {
      if ((await spatialRight({ ...parts, user }, input.id)) === 'none')
        throw notFound(messageFrom(texts, ({ noFile }) => noFile));
      const shapes = v.parse(v.string(), await shapeOfFile({ ...parts, reader }, user, input.id, 'shapes'));
      return Buffer.from(shapes, 'base64').toString('utf8');
    },
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'map/update-layer-properties',
    summary: 'Keeps how a layer is shown at first to all who see it; `properties` is JSON as text.',
    access: 'signedIn',
    input: layerUpdateSchema,
    result: v.null(),
    handle: async ({ input, user }) => {
      await checkUpdate(parts, user, input);
      const properties = readLayerProperties(input.properties);
      if (!properties) throw badInput(messageFrom(texts, ({ noProperties }) => noProperties));
      await keepLayerDefault(db, input, properties);
      return null;
    },
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'download/download-embedded-file/:fileId',
    summary: 'The guid that a file of a layer is fetched by, from `files/{guid}`.',
    access: 'signedIn',
    params: v.object({ fileId: v.string() }),
    input: none,
    result: embeddedFileSchema,
    handle: async ({ params: { fileId }, user }) => {
      const file = isUuid(fileId) ? await findStoredFile(parts, user, fileId) : undefined;
      if (!file) throw notFound(messageFrom(texts, ({ noFile }) => noFile));
      return { guid: fileId };
    },
  });
}
