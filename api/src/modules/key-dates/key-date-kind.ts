import { keyDateRules } from 'shared-contracts/engagement';
import type { KeyDateInput } from 'shared-contracts/graphql';
import { projectRowKind } from '../project-row-kind.ts';

/** Key dates of one project as its form saves them; of any project when deleting. */
export const keyDateKind = (projectId?: string) =>
  projectRowKind<KeyDateInput>(
    {
      kind: 'KEY_DATE',
      type: 'KeyDate',
      table: 'key_date',
      right: 'keyDate',
      titleFields: ['name'],
      fields: Object.keys(keyDateRules).map((name) => ({ name })),
      rules: keyDateRules,
      isWrittenBeside: () => true,
    },
    projectId,
  );
