import { recordAddress } from 'shared-contracts/routes';
import { useSession, useTexts } from 'shared-ui';
import { Link } from 'shared-ui/router';
import type { Board } from '../../attached/consultation/board-filters.ts';
import classes from '../../attached/consultation/consultation.module.css';

/**
 * Warnings above a board: recipients without known rules, and rules without a distance. Each rule is linked for a system
 * administrator; anyone else reads who can fill it in.
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
      {ruleId &&
        (user?.isSystemAdministrator ? (
          <Link to={recordAddress({ route: 'master-data/provincial-rules', id: ruleId }, 'details')}>
            {t('consultation.openRule')}
          </Link>
        ) : (
          t('consultation.askForRule')
        ))}
    </p>
  ));
}
