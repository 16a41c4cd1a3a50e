import { lazyScreen } from 'shared-ui';
import { ProjectAgreementsDocument } from '../../generated/operations.ts';
import type { ProjectPart } from '../../ground/project-part.ts';
import { readLinesAhead } from '../../rows/use-lines.ts';
import { useAgreementRows } from './use-agreement-rows.tsx';

/** The rights to use land that the project needs. */
export const agreementsPart: ProjectPart = {
  path: 'agreements',
  group: 'work',
  count: ({ agreements }) => agreements,
  useCollections: useAgreementRows,
  readAhead: readLinesAhead(ProjectAgreementsDocument),
  Tab: lazyScreen(async () => (await import('./agreements-tab.tsx')).AgreementsTab),
};
