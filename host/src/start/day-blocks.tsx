import type { CSSProperties, ReactNode } from 'react';
import { type CurrentUser, nameIn } from 'shared-contracts';
import type { StartToday } from 'shared-contracts/grids';
import { type ListPlace, useTexts } from 'shared-ui';
import { useDeclared } from '../areas/use-declared.tsx';
import { DayBlock, leastHeight } from './day-block.tsx';
import { DayCounts } from './day-counts.tsx';
import { DayLine } from './day-line.tsx';
import classes from './day-screen.module.css';
import { ProgressLine } from './progress-line.tsx';

const due = ['overdue', 'week', 'waiting'] as const;

type DayPart = (typeof due)[number] | 'projects' | 'recent' | 'invited';

/** Fetched when the first line is opened; it arrives before the record's page. */
const noteOpened: typeof import('../page/note-shown-place.ts').noteShownPlace = (place, id) => {
  void import('../page/note-shown-place.ts').then(({ noteShownPlace }) => noteShownPlace(place, id));
};

const lengths = (...lists: (readonly unknown[] | null | undefined)[]) =>
  lists.map((list) => list?.length ?? 0);

interface DayBlocksProps {
  readonly user: CurrentUser;
  /** Undefined until it is read, and if it could not be read: then the blocks must not look empty. */
  readonly day: StartToday | undefined;
  readonly isComing: boolean;
}

/** Overdue work, the coming week, what others have to answer, the progress of projects, and recent records. */
export function DayBlocks({ user, day, isComing }: DayBlocksProps): ReactNode {
  const { t, language } = useTexts('host');
  const { lists } = useDeclared();
  const recent = day?.recent;
  const none = (name: Exclude<DayPart, 'recent'>) => day && t(`day.none.${name}`);
  const titleOf = (source: string): string | null => {
    const list = lists.find(({ name }) => name === source);
    return list ? nameIn(language, list.title) : null;
  };
  const opening = (name: DayPart, records: ListPlace['records'], id: string) => () =>
    noteOpened({ title: t(`day.${name}`), address: '/home', records }, id);
  const linesOf = (name: DayPart, records: StartToday['recent'] = []) =>
    records.map((record) => (
      <DayLine
        key={`${record.source} ${record.id}`}
        title={record.title}
        detail={[record.detail, titleOf(record.source)].filter(Boolean).join(' · ')}
        opens={record.opens}
        date={record.date}
        isLate={name === 'overdue'}
        onOpen={opening(name, records, record.id)}
      />
    ));
  const heights: CSSProperties = {
    ['--day' as string]: `${leastHeight(
      lengths(...due.map((name) => day?.[name].records)),
      due.some((name) => day?.[name].counts.length),
    )}px`,
    ['--others' as string]: `${leastHeight(lengths(day?.projects, recent, day?.invited), false)}px`,
  };
  return (
    <div className={classes['blocks']} aria-busy={isComing} style={heights}>
      {due.map((name) => {
        const block = day?.[name];
        return (
          <DayBlock
            key={name}
            title={t(`day.${name}`)}
            none={block?.counts.length ? undefined : none(name)}
            isComing={isComing}
            counts={isComing || block?.counts.length ? <DayCounts counts={block?.counts ?? []} /> : undefined}
            lines={linesOf(name, block?.records)}
          />
        );
      })}
      <DayBlock
        title={t('day.projects')}
        none={none('projects')}
        isComing={isComing}
        lines={(day?.projects ?? []).map((project, _, all) => (
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
          lines={(day?.invited ?? []).map((record, _, all) => (
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
  );
}
