import { useTexts } from 'shared-ui';
import type { OpenRow } from 'shared-ui/record';
import { RecipientStanding } from '../../attached/consultation/recipient-standing.tsx';
import { ContactRail } from '../../attached/contact-card/contact-rail.tsx';
import { useStakeholderParent } from './stakeholder-parent.ts';

interface StakeholderRailProps {
  readonly row: OpenRow;
  readonly projectId: string;
}

/**
 * The key facts of a stakeholder: until when it may answer, by which rule, and the gaps that a regulator would object
 * to.
 */
export function StakeholderRail({ row, projectId }: StakeholderRailProps) {
  const { t } = useTexts('projects');
  const parent = useStakeholderParent(row);
  return (
    <ContactRail label={t('stakeholders.rail')} parent={parent}>
      <RecipientStanding projectId={projectId} recipientId={row.id} isNew={row.isNew} />
    </ContactRail>
  );
}
