import * as v from 'valibot';
import type { ApiProcess } from '../api-process.ts';
import { graphql } from '../ask-graphql.ts';

/** Tiles of a service that are requested together, as by a map that was moved. */
export const rushOfTiles = 24;

const foundSchema = v.object({ id: v.string() });
const operation = 'mutation S($input: GisServiceInput!) { found: updateGisService(input: $input) { id } }';

/** Adds a map service below an address. Returns its id. */
export async function addService(api: ApiProcess, serviceType: string, address: string): Promise<string> {
  const input = {
    ...{ id: crypto.randomUUID(), name: `${address} ${serviceType}`, serviceType, isActive: true },
    url: `${address}/{z}/{x}/{y}`,
  };
  return v.parse(foundSchema, await graphql(api, operation, { input })).id;
}

/** Asks for a rush of tiles of a service, all of them others than those of another rush. Returns the statuses that came. */
export async function askTiles(api: ApiProcess, service: string, rush = 0): Promise<string> {
  const statuses = await Promise.all(
    Array.from({ length: rushOfTiles }, async (_, place) => {
      const path = `/api/map/services/${service}/15/${5600 + place}/${10_300 + rush}`;
      const answer = await fetch(`${api.address}${path}`, { headers: { cookie: api.cookie } });
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  return [...new Set(statuses)].sort().join(' ');
}
