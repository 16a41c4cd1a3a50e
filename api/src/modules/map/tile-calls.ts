import type { FastifyInstance } from 'fastify';
import { languageOf } from 'shared-contracts';
import { layerField, tileBounds, tilePlaceSchema, tileQuerySchema } from 'shared-contracts/map';
import * as v from 'valibot';
import { texts } from '../../generated/texts/map.ts';
import { badInput, notFound, unauthenticated } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { checkedInput, jsonSchema, languageOfRequest } from '../../platform/server/rest-call.ts';
import type { ModuleParts } from '../module.ts';
import { dotDegrees } from './cut-tile.ts';
import { shapesWithin } from './layer-shapes-store.ts';
import { foundByName } from './map-view-store.ts';
import { tileCutter } from './tile-cutter.ts';
import { tileShapes } from './tile-shapes.ts';

type TileParts = Pick<ModuleParts, 'db' | 'reads' | 'catalog' | 'planOf' | 'clock'>;

const tileType = 'application/vnd.mapbox-vector-tile';

/**
 * Registers the call for vector tiles of the layers of records: one statement per tile, and the same content is cut
 * only once.
 */
export function registerTileCalls(app: FastifyInstance, parts: TileParts): void {
  const { reads, catalog, clock } = parts;
  const cutter = tileCutter();
  app.addHook('onClose', () => cutter.stop());
  const schema = {
    summary:
      'A Mapbox vector tile of a layer: the records of a project, of every project that the person sees, or what a list finds (`view`), with their names and colours. Empty where nothing that the person sees lies in it.',
    tags: ['map'],
    querystring: jsonSchema(tileQuerySchema),
  };
  app.route({
    method: 'GET',
    url: '/map/tiles/:layer/:z/:x/:y',
    schema,
    validatorCompiler: () => () => true,
    handler: async (request, reply) => {
      const { user } = request;
      if (!user) throw unauthenticated();
      const place = v.safeParse(tilePlaceSchema, request.params);
      if (!place.success) throw notFound(messageFrom(texts, ({ noTile }) => noTile));
      const {
        id,
        view,
        by: field,
      } = checkedInput(tileQuerySchema, request.query ?? {}, languageOfRequest(request));
      const { layer, ...at } = place.output;
      const language = languageOf(user.locale);
      const by = layerField(layer, field);
      if (field !== undefined && by === undefined)
        throw badInput(messageFrom(texts, ({ noField }) => noField));
      const within = view === undefined ? undefined : await foundByName(parts, user, view, clock());
      if (view !== undefined && within?.layer !== layer)
        throw notFound(messageFrom(texts, ({ noView }) => noView));
      const shapes = await reads.of(request)((db) =>
        shapesWithin(
          { db, catalog, user, layer, projectId: id, found: within?.found, by },
          { ...tileBounds(at), dot: dotDegrees(at.z) },
        ),
      );
      const tag = cutter.tagOf(`${layer} ${at.z} ${at.x} ${at.y} ${language} ${by ?? ''}`, shapes.text);
      void reply
        .header('etag', `"${tag}"`)
        // Revalidated each time, with a short answer while nothing has changed.
        .header('cache-control', 'private, no-cache')
        .header('vary', 'cookie');
      if (request.headers['if-none-match'] === `"${tag}"`) return reply.code(304).send();
      const { bytes } = await cutter.cut(tag, () => ({
        layer,
        ...at,
        shapes: tileShapes(shapes.read(), language, by !== undefined),
      }));
      return reply.type(tileType).send(bytes);
    },
  });
}
