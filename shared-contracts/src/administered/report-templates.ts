import * as grid from '../grids/grid-column.ts';
import type { AdministeredKind } from '../master-data/administered-kind.ts';

/** Files that documents are made from. */
export const reportTemplates: AdministeredKind = {
  typeName: 'ReportTemplate',
  plural: 'reportTemplates',
  route: 'templates/document',
  grid: {
    id: '0b6d6f0a-5a6a-4c00-9a00-000000000021',
    configId: '0b6d6f0a-5a6b-4c00-9a00-000000000021',
    sortedBy: 'name',
    columns: [
      grid.text('name', 'Name', 240),
      grid.lookup('reportType.name', 'Report Type', 220),
      grid.tick('isActive', 'Active'),
    ],
  },
  texts: {
    en: { title: 'Document templates', record: 'Document template', entity: 'document templates' },
    es: {
      title: 'Plantillas de documentos',
      record: 'Plantilla de documento',
      entity: 'plantillas de documentos',
      columns: { 'Report Type': 'Tipo de informe' },
    },
  },
};
