import type { FastifyInstance } from 'fastify';
import { addressesQuerySchema, addressesSchema, initialBounds } from 'shared-contracts/map';
import * as v from 'valibot';
import { AppError } from '../../../platform/errors/app-error.ts';
import { registerRestCall } from '../../../platform/server/rest-call.ts';
import type { ModuleParts } from '../../module.ts';
import { askOutside, OutboundFailure } from './outbound.ts';
import { answered, jsonOf } from './service-answer.ts';
import { serviceFailed } from './service-fault.ts';
import { below, withQuery } from './tile-address.ts';

const addressLimits = { found: 5, bytes: 64 * 1024, milliseconds: 5000 } as const;

/** https://developers.arcgis.com/rest/geocode/find-address-candidates/ */
const answerSchema = v.object({
  candidates: v.array(
    v.object({
      address: v.string(),
      location: v.object({
        x: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
        y: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
      }),
    }),
  ),
});

const { west, south, east, north } = initialBounds;

/** Asks Esri for places that match a text. Throws an error whose message is shown in place of the addresses. */
async function findAddresses(
  geocoder: string,
  key: string,
  text: string,
): Promise<v.InferOutput<typeof addressesSchema>> {
  const address = withQuery(below(geocoder, 'findAddressCandidates'), {
    f: 'json',
    SingleLine: text,
    countryCode: 'CAN',
    searchExtent: [west, south, east, north].join(','),
    outSR: '4326',
    outFields: 'none',
    maxLocations: String(addressLimits.found),
    token: key,
  });
  // The operator configured this host, so only this one is contacted, even in a private network.
  const isNamed = ({ host }: URL) => host === address.host;
  try {
    const answer = answered(
      await askOutside(address, { ...addressLimits, isKnown: isNamed, mayBePrivate: isNamed }),
    );
    if (!answer) throw serviceFailed('failed');
    const { candidates } = v.parse(answerSchema, jsonOf(answer));
    return candidates
      .slice(0, addressLimits.found)
      .map(({ address: found, location }) => ({ text: found, latitude: location.y, longitude: location.x }));
  } catch (error) {
    if (error instanceof OutboundFailure) throw serviceFailed(error.fault);
    throw error instanceof AppError ? error : serviceFailed('noAddresses');
  }
}

/**
 * Finds civic addresses, which are not stored here, through Esri if there is a key; the server sends the requests, so
 * that browsers do not get the key.
 */
export function registerAddressSearch(
  app: FastifyInstance,
  { config: { esriApiKey, esriGeocoder } }: Pick<ModuleParts, 'config'>,
): void {
  registerRestCall(app, {
    method: 'GET',
    path: 'map/addresses',
    summary: 'Where an address can lie, as Esri says; none without a key of Esri.',
    access: 'signedIn',
    input: addressesQuerySchema,
    result: addressesSchema,
    handle: async ({ input: { text } }) =>
      esriApiKey === null ? [] : findAddresses(esriGeocoder, esriApiKey, text),
  });
}
