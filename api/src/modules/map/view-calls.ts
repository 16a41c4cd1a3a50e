import type { FastifyInstance } from 'fastify';
import { languageOf } from 'shared-contracts';
import { mapViewAnswerSchema, mapViewSchema } from 'shared-contracts/map';
import { registerRestCall } from '../../platform/server/rest-call.ts';
import type { ModuleParts } from '../module.ts';
import { layerBounds } from './layer-bounds.ts';
import type { LayerQuestion } from './layer-rows-store.ts';
import { countByStatus, landFound } from './layer-standing-store.ts';
import { legendEntries } from './legend-entries.ts';
import { foundOf, keepMapView } from './map-view-store.ts';

type ViewParts = Pick<ModuleParts, 'db' | 'catalog' | 'planOf' | 'clock'>;

async function recordsFound(question: LayerQuestion) {
  const [counts, bounds] = await Promise.all([countByStatus(question), layerBounds(question)]);
  return { counts, bounds };
}

/** Stores the query of an explorer for its map (decision 64). */
export function registerViewCalls(app: FastifyInstance, parts: ViewParts): void {
  const { db, catalog, clock } = parts;
  registerRestCall(app, {
    method: 'POST',
    path: 'map/views',
    summary:
      'Keeps what a list finds for an hour, for `map/tiles/{layer}/{z}/{x}/{y}?view={id}` of the same person; tells how much of it lies where.',
    access: 'signedIn',
    input: mapViewSchema,
    result: mapViewAnswerSchema,
    handle: async ({ input, user }) => {
      const { layer, found } = await foundOf(parts, user, input);
      const question = { db, catalog, user, layer, projectId: undefined, found };
      const [id, { counts, bounds }] = await Promise.all([
        keepMapView(db, user, input, clock()),
        layer === 'Parcels' ? landFound(question) : recordsFound(question),
      ]);
      const edges: [number, number, number, number] | null = bounds && [...bounds];
      return {
        id,
        layer,
        count: counts.reduce((sum, { count }) => sum + count, 0),
        bounds: edges,
        entries: legendEntries(counts, languageOf(user.locale)),
      };
    },
  });
}
