import { countText } from 'shared-contracts';
import { listWithFilters, type ProjectProgress, withoutConsent } from 'shared-contracts/grids';
import { addressOf } from 'shared-contracts/routes';
import { useTexts } from 'shared-ui';
import { Link } from 'shared-ui/router';
import classes from './day-screen.module.css';

interface ProgressLineProps {
  readonly project: ProjectProgress;
  readonly onOpen: () => void;
}

/** A project with the number of its agreements that have consent; the number opens those without it. */
export function ProgressLine({ project, onOpen }: ProgressLineProps) {
  const { t } = useTexts('host');
  const { id, title, opens, agreements, consented } = project;
  // By its id: another project may have the same description.
  const open = listWithFilters({ source: 'agreements', surfaceProjectId: id }, withoutConsent);
  return (
    <li className={classes['line']}>
      <span className={classes['text']}>
        <Link to={addressOf(opens)} className={classes['title']} onClick={onOpen}>
          {title}
        </Link>
        <span className={classes['progress']} aria-hidden>
          <span style={{ width: `${(100 * consented) / agreements}%` }} />
        </span>
      </span>
      <Link to={open} className={classes['date']} title={t('day.toOpenConsents')}>
        {t('day.consented', {
          n: countText(consented),
          total: countText(agreements),
        })}
      </Link>
    </li>
  );
}
