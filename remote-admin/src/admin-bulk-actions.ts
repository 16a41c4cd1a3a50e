import type { Area } from 'shared-contracts';
import { masterDataDeclarations } from 'shared-contracts/master-data';

/** Actions on selected rows of the administration's lists; `declaration.ts` declares them. */
export const adminBulkActions: NonNullable<Area['bulkActions']> = {
  ...Object.fromEntries(
    masterDataDeclarations.map((declaration) => [
      declaration.list,
      { delete: async () => (await import('./master-data/delete-kind.tsx')).deleteKind(declaration) },
    ]),
  ),
  'report-templates': {
    delete: async () => (await import('./templates/delete-report-templates.tsx')).DeleteReportTemplates,
  },
};
