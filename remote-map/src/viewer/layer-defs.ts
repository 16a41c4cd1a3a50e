import { type GivenLayer, type LayerType, serviceTypes, type TileLayer } from 'shared-contracts/map';
import { readRoute } from 'shared-contracts/projects';
import { dataKey, fileKey, givenKey, type LayerDef, landKey, serviceKey } from '../layers/layer-def.ts';
import type { MapData } from './use-map-data.ts';

/**
 * The layers of a page's map in their first order: the page's own, the route over records, files, then the survey's
 * grids.
 */
export function layerDefs(
  { layers, files, services, viewId }: Pick<MapData, 'layers' | 'files' | 'services' | 'viewId'>,
  offered: readonly LayerType[],
  /** The route of a project, or the place that the page is about. */
  { route, isPlace }: { readonly route: unknown; readonly isPlace: boolean },
  isAdministrator: boolean,
  given?: GivenLayer,
): readonly LayerDef[] {
  const names: readonly TileLayer[] = offered;
  const data = viewId ? layers : layers.filter(({ layer }) => layer === 'Wells' || names.includes(layer));
  const hasLand = data.some(({ layer }) => dataKey(layer) === landKey);
  return [
    ...(given ? [{ key: givenKey, kind: 'given', ...given } as const] : []),
    ...(typeof readRoute(route) === 'string' ? [] : [{ key: 'route', kind: 'route', isPlace } as const]),
    ...data.map(({ layer, count }): LayerDef => ({ key: dataKey(layer), kind: 'data', layer, count })),
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
    ...services.flatMap(({ id, name, type: typeName, properties }): LayerDef[] => {
      const type = serviceTypes.find((one) => one === typeName);
      // A kind that this release does not know cannot be drawn.
      if (!type) return [];
      return [{ key: serviceKey(id), kind: 'service', id, type, name, canEdit: isAdministrator, properties }];
    }),
    ...(hasLand ? [] : [{ key: landKey, kind: 'data', layer: 'Parcels', count: null } as const]),
    { key: 'DLS', kind: 'grid', grid: 'DLS' },
    { key: 'NTS', kind: 'grid', grid: 'NTS' },
  ];
}
