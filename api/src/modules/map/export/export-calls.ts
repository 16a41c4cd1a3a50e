import type { FastifyInstance } from 'fastify';
import { languageOf } from 'shared-contracts';
import { mapLimits } from 'shared-contracts/limits';
import { type ExportFormat, exportQuerySchema } from 'shared-contracts/map';
import { texts } from '../../../generated/texts/map.ts';
import { badInput, notFound, unauthenticated } from '../../../platform/errors/app-error.ts';
import { messageFrom } from '../../../platform/errors/localized-message.ts';
import { fileDisposition } from '../../../platform/files/file-disposition.ts';
import { checkedInput, languageOfRequest } from '../../../platform/server/rest-call.ts';
import { gatheredShapes } from '../../files/index.ts';
import type { ModuleParts } from '../../module.ts';
import { checkProject } from '../check-project.ts';
import { shapesOfLayer } from '../layer-shapes-store.ts';
import { tileShapes } from '../tile-shapes.ts';
import { asCsv } from './as-csv.ts';
import { asDxf } from './as-dxf.ts';
import { asGeoJson, asKml } from './as-geojson.ts';
import { asShapefile } from './as-shapefile.ts';
import type { ExportFeature } from './export-feature.ts';

interface Written {
  readonly type: string;
  readonly extension: string;
  readonly bytes: string | Uint8Array;
}

const writers: Readonly<Record<ExportFormat, (features: readonly ExportFeature[], name: string) => Written>> =
  {
    geojson: (features) => ({
      type: 'application/geo+json',
      extension: 'geojson',
      bytes: JSON.stringify(asGeoJson(features)),
    }),
    kml: (features) => ({
      type: 'application/vnd.google-earth.kml+xml',
      extension: 'kml',
      bytes: asKml(features),
    }),
    shapefile: (features, name) => ({
      type: 'application/zip',
      extension: 'zip',
      bytes: asShapefile(features, name),
    }),
    dxf: (features) => ({ type: 'image/vnd.dxf', extension: 'dxf', bytes: asDxf(features) }),
    csv: (features) => ({ type: 'text/csv; charset=utf-8', extension: 'csv', bytes: asCsv(features) }),
  };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Registers the call that exports records of a layer as a file: those that the person may see, either all of a
 * project's or the named ones.
 */
export function registerExportCalls(
  app: FastifyInstance,
  { db, catalog }: Pick<ModuleParts, 'db' | 'catalog'>,
): void {
  app.route({
    method: 'POST',
    url: '/map/export',
    schema: {
      summary:
        'Records of a layer as GeoJSON, KML, shapefile, DXF or CSV: all of a project, or those that are named; only those that the person sees.',
      tags: ['map'],
    },
    handler: async (request, reply) => {
      const { user } = request;
      if (!user) throw unauthenticated();
      const { id, layer, ids, format } = checkedInput(
        exportQuerySchema,
        request.body ?? {},
        languageOfRequest(request),
      );
      await checkProject(db, user, id);
      const question = { db, catalog, user, layer, projectId: id };
      const found = await shapesOfLayer(question, ids);
      if (found.length > mapLimits.fileShapes)
        throw badInput(messageFrom(texts, ({ tooManyExported }) => tooManyExported));
      const features = tileShapes(found, languageOf(user.locale)).flatMap(
        ({ geometry, properties }): ExportFeature[] =>
          geometry
            ? [
                {
                  id: textOf(properties['id']),
                  name: textOf(properties['label']),
                  land: textOf(properties['land']),
                  status: textOf(properties['status']),
                  shapes: gatheredShapes({ features: [{ geometry }] }),
                },
              ]
            : [],
      );
      if (features.length === 0) throw notFound(messageFrom(texts, ({ nothingExported }) => nothingExported));
      const name = layer.toLowerCase();
      const { type, extension, bytes } = writers[format](features, name);
      return reply
        .type(type)
        .header('content-disposition', fileDisposition(`${name}.${extension}`))
        .header('cache-control', 'no-store')
        .send(typeof bytes === 'string' ? bytes : Buffer.from(bytes));
    },
  });
}
