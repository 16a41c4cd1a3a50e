import type { Area } from 'shared-contracts';
import { masterDataDeclarations } from 'shared-contracts/master-data';

/** What is done to selected rows of the lists of administration, as `start.ts` declares it. */
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
