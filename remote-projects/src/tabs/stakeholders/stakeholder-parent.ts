import { useMemo } from 'react';
import { isPicked } from 'shared-contracts/forms';
import type { CommunicationParent } from 'shared-ui/communications';
import { useFieldValue } from 'shared-ui/form';
import type { OpenRow } from 'shared-ui/record';
import { stakeholdersName } from './stakeholder-record.ts';

/** Where communications of stakeholders stand, and what a save calls the stakeholder. */
export const belowStakeholders = { collection: stakeholdersName, field: 'stakeholderId' } as const;

/** The stakeholder of the form around as the block of communications knows it: new ones are with its associate. */
export function useStakeholderParent({ id, isNew }: OpenRow): CommunicationParent {
  const associate = useFieldValue('businessAssociate');
  return useMemo(
    () => ({
      kind: 'Stakeholder',
      id,
      isNew,
      below: belowStakeholders,
      ...(isPicked(associate) ? { associates: [associate] } : {}),
    }),
    [id, isNew, associate],
  );
}
