import type { LayerType } from 'shared-contracts/map';
import { readRoute } from 'shared-contracts/projects';
import { dataKey, fileKey, type LayerDef, landKey } from '../layers/layer-def.ts';
import type { MapData } from './use-map-data.ts';

/** The layers of a page's map, as they stand at first: records, the route, files, then the survey's grids. */
export function layerDefs(
  { layers, files }: Pick<MapData, 'layers' | 'files'>,
  offered: readonly LayerType[],
  route: unknown,
): readonly LayerDef[] {
  const data = layers.filter(({ layer }) => layer === 'Wells' || offered.includes(layer));
  return [
    ...data.map(({ layer, count }): LayerDef => ({ key: dataKey(layer), kind: 'data', layer, count })),
    ...(typeof readRoute(route) === 'string' ? [] : [{ key: 'route', kind: 'route' } as const]),
    ...files.map(
      ({ spatialId, layerName, canEdit, properties }): LayerDef => ({
        key: fileKey(spatialId),
        kind: 'file',
        id: spatialId,
        name: layerName,
        canEdit,
        properties,
      }),
    ),
    { key: landKey, kind: 'data', layer: 'Parcels', count: null },
    { key: 'DLS', kind: 'grid', grid: 'DLS' },
    { key: 'NTS', kind: 'grid', grid: 'NTS' },
  ];
}
