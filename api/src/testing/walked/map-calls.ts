import type { Tried } from './tried-call.ts';

const tile = { z: '6', x: '11', y: '20' };

/** Calls of the map, its layers and its services. */
export const mapCalls: Readonly<Record<string, Tried>> = {
  'GET /api/map/settings': [200, 200],
  'GET /api/map/user-properties': [200, 200],
  'GET /api/map/gis-service-data': [200, 200],
  'GET /api/map/spatial-file-layers': [200, 404, (named) => ({ query: { id: named('surface_project') } })],
  'GET /api/map/spatial-file-data': [404, 404, (named) => ({ query: { id: named('related_document') } })],
  'GET /api/map/data-layers': [200, 404, (named) => ({ query: { id: named('surface_project') } })],
  'GET /api/map/data-layer-legends': [200, 404, (named) => ({ query: { id: named('surface_project') } })],
  'POST /api/map/places': [
    200,
    200,
    (named) => ({ body: { layer: 'Agreements', ids: [named('agreement')] } }),
  ],
  'POST /api/map/update-layer-properties': [
    404,
    404,
    (named) => ({ body: { id: named('related_document'), layerType: 'spatial', properties: '{}' } }),
  ],
  'POST /api/download/download-embedded-file/{fileId}': [
    200,
    404,
    (named) => ({ gaps: { fileId: named('related_document') }, body: {} }),
  ],
  'GET /api/map/tiles/{layer}/{z}/{x}/{y}': [200, 200, () => ({ gaps: { layer: 'Agreements', ...tile } })],
  'POST /api/map/views': [200, 200, () => ({ body: { source: 'agreements', searchCriteria: {} } })],
  'GET /api/map/distance-rules': [200, 200],
  'POST /api/map/land-along': [
    200,
    404,
    (named) => ({ body: { id: named('surface_project'), around: { by: 'typed', metres: 100 } } }),
  ],
  'POST /api/map/land-people': [
    200,
    404,
    (named) => ({ body: { id: named('surface_project'), parcelIds: [named('parcel')] } }),
  ],
  'GET /api/map/services/{id}': [200, 200, (named) => ({ gaps: { id: named('gis_service') } })],
  'GET /api/map/services/{id}/{z}/{x}/{y}': [
    404,
    404,
    // A service that does not exist: an existing one would really be contacted.
    () => ({ gaps: { id: crypto.randomUUID(), ...tile } }),
  ],
  'GET /api/map/base/{look}/{z}/{x}/{y}': [400, 400, () => ({ gaps: { look: 'land', ...tile } })],
  'GET /api/map/addresses': [200, 200, () => ({ query: { text: '10 Main Street' } })],
  'POST /api/map/export': [
    200,
    404,
    (named) => ({ body: { id: named('surface_project'), layer: 'Agreements', format: 'geojson' } }),
  ],
};
