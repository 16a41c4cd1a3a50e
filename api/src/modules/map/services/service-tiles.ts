import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ServiceDescription, TilePlace } from 'shared-contracts/map';
import { withScheme } from 'shared-contracts/validators';
import { busy } from '../../../platform/errors/app-error.ts';
import { archiveDescription, archiveTile, type ReadPart } from './archive-tiles.ts';
import { featuresReader } from './features-reader.ts';
import type { QueriedService } from './gis-services-store.ts';
import { askOutside, OutboundFailure, type OutboundRules } from './outbound.ts';
import { answered, pictureOf } from './service-answer.ts';
import { ServiceFailure, serviceFailed } from './service-fault.ts';
import { tileAddress, withToken } from './tile-address.ts';

/** Limits for map services: concurrent requests, time and bytes of one request, and bytes and duration of the cache. */
const serviceLimits = {
  atOnce: 32,
  milliseconds: 10_000,
  bytes: 8 * 1024 ** 2,
  keptBytes: 48 * 1024 ** 2,
  keptMilliseconds: 600_000,
  /** How many milliseconds a failed tile is not requested again, and for how many tiles this is remembered. */
  failedMilliseconds: 30_000,
  failedTiles: 5000,
} as const;

/** A tile of a service as it is sent to the map. */
export interface ServiceTile {
  readonly type: string;
  readonly bytes: Buffer;
}

type Place = Pick<TilePlace, 'z' | 'x' | 'y'>;
type Trust = Pick<OutboundRules, 'isKnown' | 'mayBePrivate'>;

interface ServiceTiles {
  /** A tile of a service; undefined if it has nothing there. Throws the error that is shown with its layer. */
  readonly tile: (service: QueriedService, place: Place, trust: Trust) => Promise<ServiceTile | undefined>;
  /** A description of a service's tiles. Throws the error that is shown with its layer. */
  readonly answerOf: (service: QueriedService, trust: Trust) => Promise<ServiceDescription>;
  readonly stop: () => Promise<void>;
}

const geoJson = 'application/geo+json';

/**
 * Requests tiles from map services, a few at a time, and caches answers for some minutes, failures for half a minute.
 */
export function serviceTiles(dataFolder: string, limits: typeof serviceLimits = serviceLimits): ServiceTiles {
  const kept = new LRUCache<string, ServiceTile | 'nothing'>({
    maxSize: limits.keptBytes,
    sizeCalculation: (tile) => (tile === 'nothing' ? 1 : tile.bytes.length) + 200,
    ttl: limits.keptMilliseconds,
  });
  const failed = new LRUCache<string, ServiceFailure>({
    max: limits.failedTiles,
    ttl: limits.failedMilliseconds,
  });
  const features = featuresReader(dataFolder);
  const waiting = new Map<string, Promise<ServiceTile | undefined>>();

  const ask = async (address: URL, trust: Trust, range?: readonly [number, number]) => {
    try {
      return await askOutside(address, {
        ...trust,
        bytes: limits.bytes,
        milliseconds: limits.milliseconds,
        ...(range ? { range } : {}),
      });
    } catch (error) {
      if (error instanceof OutboundFailure) throw serviceFailed(error.fault);
      throw error;
    }
  };

  const partsOf =
    (service: QueriedService, trust: Trust): ReadPart =>
    async (first, length) => {
      const address = withToken(new URL(withScheme(service.url.trim())), service.token);
      const answer = answered(await ask(address, trust, [first, first + length - 1]));
      // A server without support for range requests would send the whole archive for each tile.
      if (answer?.status !== 206) throw serviceFailed(answer ? 'noRanges' : 'noArchive');
      return answer.bytes;
    };

  const keyOf = ({ id, revision, type, url, layer }: QueriedService) =>
    createHash('sha256')
      .update(JSON.stringify([id, revision, type, url, layer]))
      .digest('hex');

  const read = async (
    service: QueriedService,
    place: Place,
    trust: Trust,
  ): Promise<ServiceTile | undefined> => {
    const { type } = service;
    if (type === 'PMTiles') return archiveTile(keyOf(service), partsOf(service, trust), place);
    const answer = answered(await ask(tileAddress({ ...service, type }, place), trust));
    if (!answer) return undefined;
    if (type !== 'Feature') return pictureOf(answer);
    return { type: geoJson, bytes: await features.read(answer.bytes) };
  };

  return {
    tile: async (service, place, trust) => {
      const key = `${keyOf(service)} ${place.z} ${place.x} ${place.y}`;
      const known = kept.get(key);
      if (known) return known === 'nothing' ? undefined : known;
      const before = failed.get(key);
      if (before) throw before;
      const underWay = waiting.get(key);
      if (underWay) return underWay;
      if (waiting.size >= limits.atOnce) throw busy();
      const pending = read(service, place, trust)
        .then((tile) => {
          kept.set(key, tile ?? 'nothing');
          return tile;
        })
        .catch((error: unknown) => {
          if (error instanceof ServiceFailure) failed.set(key, error);
          throw error;
        })
        .finally(() => waiting.delete(key));
      waiting.set(key, pending);
      return pending;
    },
    answerOf: async (service, trust) => {
      if (service.type === 'Feature') return { answer: 'features' };
      if (service.type !== 'PMTiles') return { answer: 'pictures' };
      return archiveDescription(keyOf(service), partsOf(service, trust));
    },
    stop: features.stop,
  };
}
