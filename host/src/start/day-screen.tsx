import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { type CurrentUser, nameIn } from 'shared-contracts';
import { type StartToday, startTodaySchema } from 'shared-contracts/grids';
import { shownDate } from 'shared-contracts/shown-dates';
import { DataErrorBar, type ListPlace, lazyPart, PageHeader, usePageTitle, useTexts } from 'shared-ui';
import { useDeclared } from '../areas/use-declared.tsx';
import { askedFrom } from '../page/asked-from.ts';
import { useFetched } from '../page/use-fetched.ts';
import { settling, whenIdle } from '../page/when-idle.ts';
import { DayBlock } from './day-block.tsx';
import { DayCounts } from './day-counts.tsx';
import { DayLine } from './day-line.tsx';
import classes from './day-screen.module.css';
import { ProgressLine } from './progress-line.tsx';
import { WaitingDoors } from './waiting-doors.tsx';

// Rarely shown, so its code is loaded on demand, after the day itself is drawn.
const DayMore = lazyPart(async () => (await import('./day-more.tsx')).DayMore);

const blocks = ['overdue', 'week', 'waiting'] as const;

/** Fetched when the first line is opened; it arrives before the record's page. */
const noteOpened: typeof import('../page/note-shown-place.ts').noteShownPlace = (place, id) => {
  void import('../page/note-shown-place.ts').then(({ noteShownPlace }) => noteShownPlace(place, id));
};

type DayPart = (typeof blocks)[number] | 'projects' | 'recent' | 'invited';

/**
 * A person's day: overdue work, the coming week, what others have to answer, the progress of projects, and recent
 * records.
 */
export function DayScreen({ user }: { user: CurrentUser }): ReactNode {
  const { t, language } = useTexts('host');
  const { lists } = useDeclared();
  const { data, failure, tryAgain } = useFetched(`start/today?${askedFrom()}`, startTodaySchema);
  usePageTitle(t('day.title'));
  // Most people go on to a list: its code is fetched once the day itself has had its time.
  useEffect(() => {
    const timer = setTimeout(() => void import('./list-screen.tsx').catch(() => {}), settling);
    return () => clearTimeout(timer);
  }, []);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => (data ? whenIdle(() => setDrawn(true)) : undefined), [data]);
  const isComing = data === undefined && failure === undefined;
  const recent = data?.recent;
  // If the day could not be read, it must not look empty.
  const none = (name: Exclude<DayPart, 'recent'>) => data && t(`day.none.${name}`);
  const titleOf = (source: string): string | null => {
    const list = lists.find(({ name }) => name === source);
    return list ? nameIn(language, list.title) : null;
  };
  const opening = (name: DayPart, records: ListPlace['records'], id: string) => () =>
    noteOpened({ title: t(`day.${name}`), address: '/home', records }, id);
  const more = (place: 'above' | 'below') =>
    isDrawn && (
      <Suspense fallback={null}>
        <DayMore user={user} day={data} place={place} />
      </Suspense>
    );
  const parts = (...texts: (string | null)[]) => texts.filter(Boolean).join(' · ');
  const linesOf = (name: DayPart, records: StartToday['recent'] = []) =>
    records.map((record) => (
      <DayLine
        key={`${record.source} ${record.id}`}
        title={record.title}
        detail={parts(record.detail, titleOf(record.source))}
        opens={record.opens}
        date={record.date}
        isLate={name === 'overdue'}
        onOpen={opening(name, records, record.id)}
      />
    ));
  return (
    <div className={classes['screen']}>
      <PageHeader
        title={t('day.title')}
        subtitle={parts(data ? shownDate(data.day, language) : null, user.companyName)}
      />
      {failure && <DataErrorBar what={t('day.title')} message={failure.message} onTryAgain={tryAgain} />}
      {more('above')}
      <WaitingDoors user={user} />
      <div className={classes['blocks']}>
        {blocks.map((name) => {
          const block = data?.[name];
          return (
            <DayBlock
              key={name}
              title={t(`day.${name}`)}
              none={block?.counts.length ? undefined : none(name)}
              isComing={isComing}
              counts={<DayCounts counts={block?.counts ?? []} />}
              lines={linesOf(name, block?.records)}
            />
          );
        })}
        <DayBlock
          title={t('day.projects')}
          none={none('projects')}
          isComing={isComing}
          lines={(data?.projects ?? []).map((project, _, all) => (
            <ProgressLine key={project.id} project={project} onOpen={opening('projects', all, project.id)} />
          ))}
        />
        {/* Not for who opened nothing yet. */}
        {recent?.length !== 0 && (
          <DayBlock
            title={t('day.recent')}
            none={undefined}
            isComing={isComing}
            lines={linesOf('recent', recent)}
          />
        )}
        {user.isSystemAdministrator && (
          <DayBlock
            title={t('day.invited')}
            none={none('invited')}
            isComing={isComing}
            lines={(data?.invited ?? []).map((record, _, all) => (
              <DayLine
                key={record.id}
                title={record.title}
                detail={record.detail ?? ''}
                opens={record.opens}
                date={record.date}
                onOpen={opening('invited', all, record.id)}
              />
            ))}
          />
        )}
      </div>
      {more('below')}
    </div>
  );
}
