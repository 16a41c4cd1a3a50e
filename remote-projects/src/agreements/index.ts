import { lazyScreen } from 'shared-ui';
import type { ProjectPart } from '../project/project-part.ts';
import { useAgreementRows } from './use-agreement-rows.tsx';
import { readAgreementsAhead } from './use-agreements.ts';

/** The rights to use land that the project needs. */
export const agreementsPart: ProjectPart = {
  path: 'agreements',
  group: 'work',
  count: ({ agreements }) => agreements,
  useCollections: useAgreementRows,
  readAhead: readAgreementsAhead,
  Tab: lazyScreen(async () => (await import('./agreements-tab.tsx')).AgreementsTab),
};
