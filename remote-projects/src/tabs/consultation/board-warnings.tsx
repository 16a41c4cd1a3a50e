import { recordAddress } from 'shared-contracts/routes';
import { useSession, useTexts } from 'shared-ui';
import { Link } from 'shared-ui/router';
import type { Board } from '../../attached/consultation/board-filters.ts';
import classes from '../../attached/consultation/consultation.module.css';

/**
 * What must not stay unsaid above a board: recipients whose rules cannot be told, and rules that name no distance, each
 * with the way to the rule for who may change it.
 */
export function BoardWarnings({ warnings }: Pick<Board, 'warnings'>) {
  const { t } = useTexts('projects');
  const { user } = useSession();
  return warnings.map(({ kind, sentence, ruleId }) => (
    <p
      key={`${kind} ${ruleId ?? ''}`}
      className={classes[kind === 'NoProvince' ? 'alarm' : 'warning']}
      role={kind === 'NoProvince' ? 'alert' : 'status'}
    >
      {sentence}{' '}
      {ruleId && user?.isSystemAdministrator && (
        <Link to={recordAddress({ route: 'master-data/provincial-rules', id: ruleId }, 'details')}>
          {t('consultation.openRule')}
        </Link>
      )}
    </p>
  ));
}
