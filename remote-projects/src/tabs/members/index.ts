import { lazyScreen } from 'shared-ui';
import { readAhead } from 'shared-ui/record';
import { ProjectMembersDocument } from '../../generated/operations.ts';
import type { ProjectPart } from '../../ground/project-part.ts';
import { memberRow } from './member-record.ts';
import { useMemberRows } from './use-member-rows.tsx';

/** The people who work on the project, or are kept informed. */
export const membersPart: ProjectPart = {
  path: 'members-and-roles',
  group: 'around',
  count: ({ members }) => members,
  useCollections: useMemberRows,
  rowsOf: ({ members }) => members && { members: members.map(memberRow) },
  readAhead: (client, id) => readAhead(client, ProjectMembersDocument, { id }),
  Tab: lazyScreen(async () => (await import('./members-tab.tsx')).MembersTab),
};
