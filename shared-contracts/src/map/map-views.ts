import * as v from 'valibot';
import { gridViewSchema } from '../grids/index.ts';
import { layerOfList, type MappedList, tileLayers } from './layer-types.ts';
import { dataLayerSchema, legendSchema } from './map-calls.ts';

const lists = Object.keys(layerOfList) as MappedList[];

/** The query of an explorer: the list, and the request of its grid. */
export const mapViewSchema = v.object({
  source: v.picklist(lists, 'This list has no map.'),
  searchCriteria: gridViewSchema.entries.searchCriteria,
  parameters: gridViewSchema.entries.parameters,
});

export type MapView = v.InferOutput<typeof mapViewSchema>;

/**
 * Answer of `POST ~/api/map/views`: the name under which tiles can be requested for an hour, and the locations of the
 * records.
 */
export const mapViewAnswerSchema = v.object({
  id: v.string(),
  layer: v.picklist(tileLayers),
  count: v.number(),
  bounds: dataLayerSchema.entries.bounds,
  entries: legendSchema.entries.entries,
});

export type MapViewAnswer = v.InferOutput<typeof mapViewAnswerSchema>;
