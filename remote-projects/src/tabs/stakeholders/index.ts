import { lazyScreen } from 'shared-ui';
import { ProjectStakeholdersDocument } from '../../generated/operations.ts';
import type { ProjectPart } from '../../ground/project-part.ts';
import { readLinesAhead } from '../../rows/use-lines.ts';
import { useStakeholderRows } from './use-stakeholder-rows.tsx';

/** Whom the project concerns without being a party to it. */
export const stakeholdersPart: ProjectPart = {
  path: 'stakeholders',
  group: 'work',
  count: ({ stakeholders }) => stakeholders,
  useCollections: useStakeholderRows,
  readAhead: readLinesAhead(ProjectStakeholdersDocument),
  Tab: lazyScreen(async () => (await import('./stakeholders-tab.tsx')).StakeholdersTab),
};
