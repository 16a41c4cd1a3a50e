import { reportTypes } from 'shared-contracts/forms';
import { gridSource } from 'shared-contracts/grids';

/** Records that a call of the walk names, by what they are: of others to a foreigner, in sight to a reader. */
export type Named = (
  what:
    | 'surface_project'
    | 'agreement'
    | 'parcel'
    | 'related_document'
    | 'stored_file'
    | 'generated_document'
    | 'agreement_import'
    | 'accounting_export'
    | 'report_template'
    | 'gis_service'
    | 'contact',
) => string;

/** What goes into a call: the gaps of its address, its query, its body, or a file. */
export interface Asked {
  readonly gaps?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly hasFile?: boolean;
}

/** What a call answers to who may only read, on what they see, and to somebody of another company; and how it is asked. */
type Tried = readonly [reader: number, foreigner: number, asked?: (named: Named) => Asked];

const tile = { z: '6', x: '11', y: '20' };
const agreements = gridSource('agreements');
const rule = { audience: 'everybody', share: 0, companies: [], users: [] };
const importOf = (named: Named) => ({
  fileId: named('agreement_import'),
  projectFileId: named('surface_project'),
  importType: 'Agreement',
  process: 'Validate',
});

/** Every call of the server but those of `open-calls.ts`, as it is in its description. */
export const restCalls: Readonly<Record<string, Tried>> = {
  'GET /api/rollout/areas': [403, 403],
  'POST /api/rollout/area': [403, 403, () => ({ body: { area: 'map', revision: 1, action: 'rollBack' } })],
  'POST /api/rollout/load': [
    404,
    404,
    () => ({ body: { area: 'map', version: '1.0.0', failure: null, milliseconds: 1 } }),
  ],
  'GET /api/rollout/tokens': [403, 403],
  'POST /api/rollout/tokens': [403, 403, () => ({ body: { area: 'map', name: 'x' } })],
  'POST /api/rollout/tokens/revoke': [403, 403, (named) => ({ body: { id: named('agreement') } })],
  'GET /api/rollout/violations': [403, 403],
  'GET /api/rollout/rules': [403, 403],
  'GET /api/rollout/changes': [403, 403, () => ({ query: { subject: 'enableTimesheets' } })],
  'POST /api/rollout/rule': [403, 403, () => ({ body: { name: 'enableTimesheets', revision: 1, rule } })],
  'POST /api/grids/source/{source}': [
    200,
    200,
    () => ({
      gaps: { source: 'agreements' },
      body: { columns: [{ id: 'agreementNumber' }], pageLimit: 1000 },
    }),
  ],
  'GET /api/grids/source/{source}/config/{config}/column/{field}': [
    200,
    200,
    () => ({
      gaps: { source: 'agreements', config: agreements?.configId ?? '', field: 'projectDescription' },
    }),
  ],
  'GET /api/grids/source/{source}/views': [200, 200, () => ({ gaps: { source: 'agreements' } })],
  'POST /api/grids/source/{source}/views': [
    200,
    200,
    () => ({
      gaps: { source: 'agreements' },
      body: { id: crypto.randomUUID(), name: 'x', view: { columns: [{ id: 'agreementNumber' }] } },
    }),
  ],
  'POST /api/grids/source/{source}/views/delete': [
    200,
    200,
    (named) => ({ gaps: { source: 'agreements' }, body: { ids: [named('agreement')] } }),
  ],
  'GET /api/start/feature-flags': [200, 200],
  'GET /api/start/smart-folders': [200, 200],
  'GET /api/start/doors': [200, 200],
  'GET /api/start/today': [200, 200],
  'POST /api/start/recent': [
    200,
    404,
    (named) => ({ body: { source: 'agreements', id: named('agreement') } }),
  ],
  'GET /api/support': [200, 200],
  'GET /api/contacts/{id}/vcard': [200, 200, (named) => ({ gaps: { id: named('contact') } })],
  'POST /api/bulk-import/validate-import-file': [403, 404, (named) => ({ body: importOf(named) })],
  'POST /api/bulk-import/finalize-import-file': [
    403,
    404,
    (named) => ({ body: { ...importOf(named), process: 'ImportValid' } }),
  ],
  // An import that wrote nothing yet is known to who checks it alone.
  'POST /api/bulk-import/undo-import-file': [404, 404, (named) => ({ body: importOf(named) })],
  'GET /api/bulk-import': [200, 404, (named) => ({ query: { projectFileId: named('surface_project') } })],
  'GET /api/bulk-import/{fileId}': [404, 404, (named) => ({ gaps: { fileId: named('agreement_import') } })],
  'GET /api/bulk-import/mappings': [200, 200],
  'POST /api/bulk-import/forget-mappings': [403, 200, () => ({ body: { mappings: [] } })],
  'POST /api/bulk-import/bad-rows': [403, 404, (named) => ({ body: importOf(named) })],
  'GET /api/bulk-import/templates/{fileName}': [
    403,
    404,
    (named) => ({
      gaps: { fileName: 'rightway-agreement-import.xlsx' },
      query: { projectFileId: named('surface_project') },
    }),
  ],
  'POST /api/communications/read-mail': [403, 404, (named) => ({ body: { fileGuid: named('stored_file') } })],
  'POST /api/titles/read': [403, 404, (named) => ({ body: { fileGuid: named('stored_file') } })],
  'GET /api/accounting-exports/{id}': [403, 404, (named) => ({ gaps: { id: named('accounting_export') } })],
  'POST /api/document-templates/check': [
    403,
    403,
    (named) => ({
      body: { fileGuid: named('stored_file'), reportTypeId: reportTypes.agreementsLineList.id },
    }),
  ],
  'POST /api/document-templates/enclosures': [
    403,
    404,
    (named) => ({
      body: {
        reportId: reportTypes.agreementDocument.id,
        dataSource: { ids: [named('agreement')], parentId: named('surface_project') },
      },
    }),
  ],
  'GET /api/document-templates/tags': [
    403,
    403,
    () => ({ query: { reportTypeId: reportTypes.agreementsLineList.id } }),
  ],
  'GET /api/document-templates/product/{fileName}': [403, 403, () => ({ gaps: { fileName: 'x.docx' } })],
  'GET /api/document-templates/{id}/versions': [
    403,
    403,
    (named) => ({ gaps: { id: named('report_template') } }),
  ],
  'POST /api/reports/run': [
    403,
    404,
    (named) => ({
      body: {
        reportId: reportTypes.agreementsLineList.id,
        dataSource: { ids: [named('agreement')], parentId: named('surface_project') },
      },
    }),
  ],
  'POST /api/reports/binder': [403, 404, (named) => ({ body: { parentId: named('surface_project') } })],
  'POST /api/reports/consultation-log': [
    200,
    404,
    (named) => ({ body: { parentId: named('surface_project') } }),
  ],
  'GET /api/documents/{id}': [404, 404, (named) => ({ gaps: { id: named('generated_document') } })],
  'DELETE /api/documents/{id}': [404, 404, (named) => ({ gaps: { id: named('generated_document') } })],
  'GET /api/files/{guid}': [404, 404, (named) => ({ gaps: { guid: named('stored_file') } })],
  'GET /api/files/{guid}/picture': [404, 404, (named) => ({ gaps: { guid: named('stored_file') } })],
  'POST /api/files': [403, 200, () => ({ hasFile: true })],
  'POST /api/spatial-file/validate': [
    200,
    200,
    (named) => ({ body: { spatialFileGuids: [named('stored_file')] } }),
  ],
  'POST /api/spatial-file/route': [
    404,
    404,
    (named) => ({ body: { spatialFileGuid: named('stored_file') } }),
  ],
  'POST /api/spatial-file/outline': [
    404,
    404,
    (named) => ({ body: { spatialFileGuid: named('stored_file') } }),
  ],
  'GET /api/search': [200, 200, () => ({ query: { text: 'wiebe' } })],
  'GET /api/records/{source}/{id}': [
    200,
    404,
    (named) => ({ gaps: { source: 'agreements', id: named('agreement') } }),
  ],
  'GET /api/records/{source}/{id}/related': [
    200,
    404,
    (named) => ({ gaps: { source: 'agreements', id: named('agreement') } }),
  ],
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
    // Of none that is there: one that is would be asked, wherever it lies.
    () => ({ gaps: { id: crypto.randomUUID(), ...tile } }),
  ],
  'GET /api/map/base/{look}/{z}/{x}/{y}': [400, 400, () => ({ gaps: { look: 'land', ...tile } })],
  'GET /api/map/addresses': [200, 200, () => ({ query: { text: '10 Main Street' } })],
  'POST /api/map/export': [
    200,
    404,
    (named) => ({ body: { id: named('surface_project'), layer: 'Agreements', format: 'geojson' } }),
  ],
  'GET /api/openapi.json': [200, 200],
  'GET /api/schema.graphql': [200, 200],
  'POST /api/graphql': [200, 200, () => ({ body: { query: '{ currentUser { id } }' } })],
};
