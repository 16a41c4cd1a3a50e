import { DataErrorBar, PageHeader, ScreenSkeleton, useShortcut, useTexts } from 'shared-ui';
import { HeaderButton, shownDateTime } from 'shared-ui/form';
import { Link, useNavigate } from 'shared-ui/router';
import classes from './health.module.css';
import { HealthComplaints } from './health-complaints.tsx';
import { HealthCopies } from './health-copies.tsx';
import { HealthFacts } from './health-facts.tsx';
import { HealthQueues } from './health-queues.tsx';
import { HealthReleases } from './health-releases.tsx';
import { useHealth } from './use-health.ts';

const helpAddress = '/docs/help?topic=health';

/** /admin/health: the state of the installation and its problems; for system administrators. */
export function HealthScreen() {
  const { t, language } = useTexts('admin');
  const navigate = useNavigate();
  const { data: health, failure, isLoading, ask } = useHealth();
  useShortcut({ keys: 'f1', name: t('health.help'), run: () => navigate(helpAddress) });
  return (
    <div className={classes['screen']}>
      <PageHeader
        title={t('health.title')}
        subtitle={health ? t('health.asOf', { when: shownDateTime(health.now, language) }) : undefined}
        actions={
          <>
            <Link to={helpAddress} className={classes['link']}>
              {t('health.help')}
            </Link>
            <HeaderButton onClick={ask} disabledBy={isLoading ? t('health.refreshing') : undefined}>
              {t('health.refresh')}
            </HeaderButton>
          </>
        }
      />
      {failure && <DataErrorBar what={t('health.title')} message={failure} onTryAgain={ask} />}
      {health ? (
        <div className={classes['parts']}>
          <HealthComplaints health={health} />
          <HealthFacts health={health} />
          <HealthCopies copies={health.copies} />
          <HealthReleases releases={health.releases} />
          <HealthQueues copies={health.copies} />
        </div>
      ) : (
        !failure && <ScreenSkeleton />
      )}
    </div>
  );
}
