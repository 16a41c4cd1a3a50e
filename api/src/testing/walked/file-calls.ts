import { reportTypes } from 'shared-contracts/forms';
import type { Named, Tried } from './tried-call.ts';

const importOf = (named: Named) => ({
  fileId: named('agreement_import'),
  projectFileId: named('surface_project'),
  importType: 'Agreement',
  process: 'Validate',
});

/** A recipe for a table without columns. */
const recipe = { kind: 'agreement', sheet: '', heading: 0, columns: [] };

/** A table of records that is read with this recipe. */
const tableOf = (named: Named) => ({
  fileId: named('stored_file'),
  recipe: { ...recipe, kind: 'associate' },
});

/** Calls that read, write or return files: imports, mails, titles, templates, reports, uploads. */
export const fileCalls: Readonly<Record<string, Tried>> = {
  'POST /api/bulk-import/validate-import-file': [403, 404, (named) => ({ body: importOf(named) })],
  'POST /api/bulk-import/finalize-import-file': [
    403,
    404,
    (named) => ({ body: { ...importOf(named), process: 'ImportValid' } }),
  ],
  // An import that has written nothing yet is visible only to the person who checks it.
  'POST /api/bulk-import/undo-import-file': [404, 404, (named) => ({ body: importOf(named) })],
  'GET /api/bulk-import': [200, 404, (named) => ({ query: { projectFileId: named('surface_project') } })],
  'GET /api/bulk-import/{fileId}': [404, 404, (named) => ({ gaps: { fileId: named('agreement_import') } })],
  'GET /api/bulk-import/mappings': [200, 200],
  'POST /api/bulk-import/forget-mappings': [403, 200, () => ({ body: { mappings: [] } })],
  'POST /api/bulk-import/bad-rows': [403, 404, (named) => ({ body: importOf(named) })],
  // The same.
  'POST /api/bulk-import/left-rows': [404, 404, (named) => ({ body: importOf(named) })],
  'GET /api/bulk-import/templates/{fileName}': [
    403,
    404,
    (named) => ({
      gaps: { fileName: 'rightway-agreement-import.xlsx' },
      query: { projectFileId: named('surface_project') },
    }),
  ],
  'POST /api/bring-in/look': [
    403,
    404,
    (named) => ({ body: { fileId: named('stored_file'), kind: 'agreement' } }),
  ],
  'GET /api/bring-in/recipes': [403, 200, () => ({ query: { kind: 'agreement' } })],
  'POST /api/bring-in/keep-recipe': [403, 200, () => ({ body: { name: 'A way', recipe } })],
  'POST /api/bring-in/forget-recipe': [403, 200, () => ({ body: { name: 'A way', kind: 'agreement' } })],
  'POST /api/bring-in/unpack': [403, 404, (named) => ({ body: { fileId: named('stored_file') } })],
  'POST /api/bring-in/check': [403, 404, (named) => ({ body: tableOf(named) })],
  'POST /api/bring-in/write': [403, 404, (named) => ({ body: tableOf(named) })],
  'POST /api/bring-in/rows-left': [403, 404, (named) => ({ body: tableOf(named) })],
  'POST /api/bring-in/undo': [403, 404, (named) => ({ body: { runId: named('stored_file') } })],
  'GET /api/bring-in/out': [
    200,
    404,
    (named) => ({ query: { kind: 'obligation', format: 'csv', projectFileId: named('surface_project') } }),
  ],
  'POST /api/communications/read-mail': [403, 404, (named) => ({ body: { fileGuid: named('stored_file') } })],
  'POST /api/titles/read': [403, 404, (named) => ({ body: { fileGuid: named('stored_file') } })],
  'GET /api/accounting-exports/{id}': [403, 404, (named) => ({ gaps: { id: named('accounting_export') } })],
  'GET /api/invoice-files/{id}': [403, 404, (named) => ({ gaps: { id: named('invoice') } })],
  'GET /api/rent-files/{id}': [403, 403, (named) => ({ gaps: { id: named('rent_sending') } })],
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
  'POST /api/reports/client-statement': [
    403,
    404,
    (named) => ({ body: { parentId: named('invoice'), day: '2026-10-31' } }),
  ],
  'POST /api/reports/tax-return': [
    403,
    200,
    () => ({ body: { fromDate: '2026-10-01', toDate: '2026-12-31', by: 'Quarter' } }),
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
};
