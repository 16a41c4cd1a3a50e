import type { FastifyInstance } from 'fastify';
import { languageOf } from 'shared-contracts';
import {
  dataLayerSchema,
  type LayerType,
  layerField,
  layersQuerySchema,
  layerTypes,
  legendSchema,
  legendsQuerySchema,
  placesQuerySchema,
  recordPlaceSchema,
} from 'shared-contracts/map';
import * as v from 'valibot';
import { texts } from '../../generated/texts/map.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { registerRestCall } from '../../platform/server/rest-call.ts';
import type { ModuleParts } from '../module.ts';
import { requestedProject } from './check-project.ts';
import { layerBounds } from './layer-bounds.ts';
import type { LayerQuestion } from './layer-rows-store.ts';
import { countByStatus, placesOfRecords } from './layer-standing-store.ts';
import { legendEntries } from './legend-entries.ts';
import { foundByName } from './map-view-store.ts';

const countsOf = async (question: LayerQuestion) => {
  const counts = await countByStatus(question);
  return counts.reduce((sum, { count }) => sum + count, 0);
};

/**
 * Registers the calls about layers of records: how many records are where, and what their colours mean (002 §7,
 * decision 64).
 */
export function registerDataLayerCalls(
  app: FastifyInstance,
  parts: Pick<ModuleParts, 'db' | 'catalog' | 'planOf' | 'clock'>,
): void {
  registerRestCall(app, {
    method: 'GET',
    path: 'map/data-layers',
    summary: 'The layers of records: how many lie somewhere, and where.',
    access: 'signedIn',
    input: layersQuerySchema,
    result: v.array(dataLayerSchema),
    handle: async ({ input, user }) => {
      const projectId = await requestedProject(parts.db, user, input);
      const layers: readonly LayerType[] = input.layer ? [input.layer] : layerTypes;
      return Promise.all(
        layers.map(async (layer) => {
          const question = { ...parts, user, layer, projectId };
          const [count, bounds] = await Promise.all([countsOf(question), layerBounds(question)]);
          return { layer, count, bounds: bounds && [...bounds] };
        }),
      );
    },
  });

  registerRestCall(app, {
    method: 'GET',
    path: 'map/data-layer-legends',
    summary: 'What the colours of the layers say, with how many records have each.',
    access: 'signedIn',
    input: legendsQuerySchema,
    result: v.array(legendSchema),
    handle: async ({ input, user }) => {
      const { view } = input;
      const within = view === undefined ? undefined : await foundByName(parts, user, view, parts.clock());
      if (view !== undefined && !within) throw notFound(messageFrom(texts, ({ noView }) => noView));
      const projectId = view === undefined ? await requestedProject(parts.db, user, input) : undefined;
      return Promise.all(
        layerTypes
          .filter((type) => !within || within.layer === type)
          .map(async (type) => {
            const by = layerField(type, input.by?.get(type));
            const counts = await countByStatus({
              ...parts,
              user,
              layer: type,
              projectId,
              found: within?.found,
              by,
            });
            return {
              type,
              entries: legendEntries(counts, languageOf(user.locale), by !== undefined),
            };
          }),
      );
    },
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'map/places',
    summary:
      'What records of a layer are called and where they lie; only those that the person sees and that lie somewhere.',
    access: 'signedIn',
    input: placesQuerySchema,
    result: v.array(recordPlaceSchema),
    handle: async ({ input: { id, layer, ids }, user }) => {
      const projectId = await requestedProject(parts.db, user, { id, multiProject: id === undefined });
      const found = await placesOfRecords({ ...parts, user, layer, projectId }, layer, ids);
      return found.map(({ west, south, east, north, ...one }) => {
        const bounds: [number, number, number, number] = [west, south, east, north];
        return { ...one, bounds };
      });
    },
  });
}
