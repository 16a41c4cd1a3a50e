import { useMemo } from 'react';
import { isPicked } from 'shared-contracts/forms';
import { useFieldValue } from 'shared-ui/form';
import type { OpenRow } from 'shared-ui/record';
import { stakeholdersName } from './stakeholder-record.ts';

/** The collection to which communications of stakeholders belong, and the name of the stakeholder in their save. */
export const belowStakeholders = { collection: stakeholdersName, field: 'stakeholderId' } as const;

/**
 * The stakeholder of the surrounding form, as the block of communications expects it: new communications are with its
 * associate.
 */
export function useStakeholderParent({ id, isNew }: OpenRow) {
  const associate = useFieldValue('businessAssociate');
  return useMemo(
    () => ({
      kind: 'Stakeholder' as const,
      id,
      isNew,
      below: belowStakeholders,
      ...(isPicked(associate) ? { associates: [associate] } : {}),
    }),
    [id, isNew, associate],
  );
}
