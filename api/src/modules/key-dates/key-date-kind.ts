import { keyDateRules } from 'shared-contracts/engagement';
import type { KeyDateInput } from 'shared-contracts/graphql';
import type { Db } from '../../platform/db/database.ts';
import { formKind } from '../../records/writing/form-kind.ts';
import { checkProjectRow } from '../project-row.ts';
import { factsOfRow, nextSequence, ownerless } from '../project-row-store.ts';

const rows = {
  type: 'KeyDate',
  right: 'keyDate',
  factsOf: (db: Db, id: string) => factsOfRow(db, ownerless('key_date'), id),
} as const;

/** Key dates of a project, as its form saves them; of whatever projects, as they are deleted. */
export function keyDateKind(projectId?: string) {
  const own = projectId?.toLowerCase();
  return formKind<KeyDateInput>({
    kind: 'KEY_DATE',
    type: 'KeyDate',
    titleFields: ['name'],
    fields: Object.keys(keyDateRules).map((name) => ({ name })),
    rules: keyDateRules,
    made: async ({ db }) =>
      own ? { surface_project_id: own, sequence: await nextSequence(db, 'key_date', own) } : {},
    check: (attempt, within) => checkProjectRow(rows, own, attempt, within),
  });
}
