import type { FastifyInstance, FastifyReply } from 'fastify';
import { serviceDescriptionSchema, tilePlaceSchema } from 'shared-contracts/map';
import { webAddress } from 'shared-contracts/validators';
import * as v from 'valibot';
import { texts } from '../../../generated/texts/map.ts';
import { badInput, notFound, unauthenticated } from '../../../platform/errors/app-error.ts';
import { messageFrom } from '../../../platform/errors/localized-message.ts';
import { isUuid } from '../../../platform/server/arguments.ts';
import { registerRestCall } from '../../../platform/server/rest-call.ts';
import type { ModuleParts } from '../../module.ts';
import { archiveTile, partOfFile } from './archive-tiles.ts';
import { activeAddresses, activeService, type QueriedService } from './gis-services-store.ts';
import { type ServiceTile, serviceTiles } from './service-tiles.ts';

type ServiceParts = Pick<ModuleParts, 'db' | 'config'>;

const hostOf = (address: string): string | undefined => webAddress(address)?.host.toLowerCase();

const noService = () => notFound(messageFrom(texts, (spoken) => spoken.noService));

function send(reply: FastifyReply, tile: ServiceTile | undefined) {
  void reply.header('cache-control', 'private, max-age=600').header('vary', 'cookie');
  if (!tile) return reply.code(204).send();
  // Content from outside must never be treated as a page of this origin.
  return reply.header('x-content-type-options', 'nosniff').type(tile.type).send(tile.bytes);
}

const placeSchema = v.object({ z: v.string(), x: v.string(), y: v.string() });

/** The tile that an address names. Throws NOT_FOUND. */
function placeIn(params: unknown) {
  const named = v.safeParse(placeSchema, params);
  const place = v.safeParse(tilePlaceSchema, { layer: 'Parcels', ...(named.success ? named.output : {}) });
  if (!place.success) throw notFound(messageFrom(texts, ({ noTile }) => noTile));
  const { z, x, y } = place.output;
  return { z, x, y };
}

/**
 * The map services of the administration and the operator's base maps, requested by the server on behalf of browsers.
 */
export function registerServiceCalls(app: FastifyInstance, { db, config }: ServiceParts): void {
  const tiles = serviceTiles(config.dataFolder);
  app.addHook('onClose', () => tiles.stop());
  const privateHosts = new Set(config.mapPrivateHosts);
  const mayBePrivate = ({ host }: URL) => privateHosts.has(host.toLowerCase());

  /** Only hosts that an administrator listed are contacted, also after redirects. */
  const trusted = async () => {
    const hosts = new Set((await activeAddresses(db)).map(hostOf));
    return { isKnown: ({ host }: URL) => hosts.has(host.toLowerCase()), mayBePrivate };
  };

  const requestedService = async (id: string): Promise<QueriedService> => {
    const service = isUuid(id) ? await activeService(db, id) : undefined;
    if (!service) throw noService();
    return service;
  };

  registerRestCall(app, {
    method: 'GET',
    path: 'map/services/:id',
    summary:
      'What the tiles of a map service are, features, pictures or vector tiles, and of which zooms where it says so.',
    access: 'signedIn',
    params: v.object({ id: v.string() }),
    input: v.object({}),
    result: serviceDescriptionSchema,
    handle: async ({ params: { id } }) => {
      const service = await requestedService(id);
      return tiles.answerOf(service, await trusted());
    },
  });

  app.route({
    method: 'GET',
    url: '/map/services/:id/:z/:x/:y',
    schema: {
      summary:
        'A tile of a map service, asked for by the server with the token that stays here. Nothing (204) where the service has nothing.',
      tags: ['map'],
    },
    handler: async (request, reply) => {
      if (!request.user) throw unauthenticated();
      const params = v.parse(v.object({ id: v.string() }), request.params);
      const place = placeIn(request.params);
      const service = await requestedService(params.id);
      return send(reply, await tiles.tile(service, place, await trusted()));
    },
  });

  app.route({
    method: 'GET',
    url: '/map/base/:look/:z/:x/:y',
    schema: { summary: 'A tile of a base map that whoever runs the server named.', tags: ['map'] },
    handler: async (request, reply) => {
      if (!request.user) throw unauthenticated();
      const { look } = v.parse(v.object({ look: v.string() }), request.params);
      const place = placeIn(request.params);
      const base = config.mapBasemaps.find((one) => one.look === look);
      if (!base) throw badInput(messageFrom(texts, ({ noBase }) => noBase));
      if (base.kind === 'file') {
        return send(reply, await archiveTile(base.address, partOfFile(base.address), place));
      }
      // The operator chose this host, so it is allowed even in a private network.
      const host = hostOf(base.address);
      const isNamed = (address: URL) => address.host.toLowerCase() === host;
      const service: QueriedService = {
        id: base.look,
        type: base.type,
        url: base.address,
        layer: null,
        token: null,
        revision: 0,
      };
      return send(reply, await tiles.tile(service, place, { isKnown: isNamed, mayBePrivate: isNamed }));
    },
  });
}
