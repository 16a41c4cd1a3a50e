import * as grid from '../grids/grid-column.ts';
import { lengths, limits } from '../limits/index.ts';
import { serviceTypes } from '../map/service-types.ts';
import type { AdministeredKind } from '../master-data/administered-kind.ts';
import { choice, isActive, keyed, name, text, tick } from '../master-data/declared-fields.ts';

/** Map services that show layers besides those of Rightway. */
export const gisServices: AdministeredKind = {
  typeName: 'GisService',
  plural: 'gisServices',
  route: 'gis-service',
  grid: {
    id: '0b6d6f0a-5a6a-4c00-9a00-000000000048',
    configId: '0b6d6f0a-5a6b-4c00-9a00-000000000048',
    sortedBy: 'name',
    columns: [
      grid.text('name', 'Name', 220),
      grid.text('serviceType', 'Service', 120, { groupWhenSorted: true }),
      grid.text('url', 'Web Address', 330),
      grid.text('layer', 'Layer', 140),
      grid.tick('isActive', 'Active'),
    ],
  },
  form: {
    titleField: 'name',
    fields: [
      name(),
      choice('serviceType', keyed(...serviceTypes), { required: true, whenNew: 'Feature' }),
      { name: 'url', kind: 'url', maximum: limits.url, required: true },
      text('layer', lengths.gisService.layer),
      text('token', lengths.gisService.token),
      tick('useCors', { whenNew: true }),
      isActive,
    ],
  },
  texts: {
    en: {
      title: 'GIS services',
      record: 'GIS service',
      entity: 'GIS services',
      fields: {
        serviceType: 'Service',
        url: 'Web address',
        layer: 'Layer',
        token: 'Token',
        useCors: 'Browsers ask the service themselves (CORS)',
      },
      choices: {
        serviceType: {
          Feature: 'Feature service',
          Map: 'Map service',
          Tile: 'Tiles',
          WMS: 'WMS',
          WMTS: 'WMTS',
          XYZ: 'Tiles by address (XYZ)',
          PMTiles: 'Archive of tiles (PMTiles)',
        },
      },
    },
    es: {
      title: 'Servicios SIG',
      record: 'Servicio SIG',
      entity: 'servicios SIG',
      fields: {
        serviceType: 'Servicio',
        url: 'Dirección web',
        layer: 'Capa',
        token: 'Clave de acceso',
        useCors: 'Los navegadores consultan el servicio (CORS)',
      },
      choices: {
        serviceType: {
          Feature: 'Servicio de entidades',
          Map: 'Servicio de mapas',
          Tile: 'Teselas',
          WMS: 'WMS',
          WMTS: 'WMTS',
          XYZ: 'Teselas por dirección (XYZ)',
          PMTiles: 'Archivo de teselas (PMTiles)',
        },
      },
      columns: { Service: 'Servicio', 'Web Address': 'Dirección web', Layer: 'Capa' },
    },
  },
};
