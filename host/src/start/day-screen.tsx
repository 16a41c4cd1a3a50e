import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { CurrentUser } from 'shared-contracts';
import { startTodaySchema } from 'shared-contracts/grids';
import { shownDate } from 'shared-contracts/shown-dates';
import { DataErrorBar, lazyPart, PageHeader, usePageTitle, useTexts } from 'shared-ui';
import { useFetched } from '../page/use-fetched.ts';
import { settling, whenIdle } from '../page/when-idle.ts';
import { zoneQuery } from '../page/zone-query.ts';
import { DayBlocks } from './day-blocks.tsx';
import classes from './day-screen.module.css';
import { WaitingDoors } from './waiting-doors.tsx';

// Rarely shown, so its code is loaded on demand.
const DayMore = lazyPart(async () => (await import('./day-more.tsx')).DayMore);

/** A person's day: what has priority, what waits for them, and the blocks of their work. */
export function DayScreen({ user }: { user: CurrentUser }): ReactNode {
  const { t, language } = useTexts('host');
  const { data, failure, tryAgain } = useFetched(`start/today?${zoneQuery()}`, startTodaySchema);
  usePageTitle(t('day.title'));
  // Most people go on to a list: its code is fetched once the day itself has had its time.
  useEffect(() => {
    const timer = setTimeout(() => void import('./list-screen.tsx').catch(() => {}), settling);
    return () => clearTimeout(timer);
  }, []);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => (data ? whenIdle(() => setDrawn(true)) : undefined), [data]);
  const isComing = data === undefined && failure === undefined;
  const coming = (
    <>
      <WaitingDoors user={user} />
      <DayBlocks user={user} day={undefined} isComing />
    </>
  );
  const more = (place: 'above' | 'below') => <DayMore user={user} day={data} place={place} />;
  // The blocks wait for what stands above them, so that they do not move down under somebody's pointer.
  const hasPriority = data && data.sentBack.length + data.withoutProvince.length > 0;
  return (
    <div className={classes['screen']}>
      <PageHeader
        title={t('day.title')}
        subtitle={[data ? shownDate(data.day, language) : null, user.companyName].filter(Boolean).join(' · ')}
      />
      {failure && <DataErrorBar what={t('day.title')} message={failure.message} onTryAgain={tryAgain} />}
      {isComing ? (
        coming
      ) : (
        <Suspense fallback={coming}>
          {hasPriority ? more('above') : isDrawn && <Suspense fallback={null}>{more('above')}</Suspense>}
          <WaitingDoors user={user} />
          <DayBlocks user={user} day={data} isComing={false} />
        </Suspense>
      )}
      {isDrawn && <Suspense fallback={null}>{more('below')}</Suspense>}
    </div>
  );
}
