import type { ReactNode } from 'react';
import { projectAddress } from 'shared-contracts/routes';
import { shownDate } from 'shared-contracts/shown-dates';
import { useTexts } from 'shared-ui';
import { Link } from 'shared-ui/router';
import type { ProjectPart, ProjectStanding } from '../ground/project-part.ts';
import type { ProjectRecord } from '../ground/project-record.ts';
import { ProjectPresence } from './project-presence.tsx';
import classes from './project-summary.module.css';

interface ProjectSummaryProps {
  readonly project: ProjectRecord;
  /** Undefined until it is loaded. */
  readonly standing: ProjectStanding | undefined;
  /** Whether it could not be read; the tabs show the same figures. */
  readonly isUnknown: boolean;
  readonly parts: readonly ProjectPart[];
}

interface Fact {
  readonly name: string;
  /** The tab with the details, and the query that filters it. */
  readonly tab: string;
  readonly more?: string;
  readonly isUrgent?: boolean;
  readonly text: ReactNode;
}

/** A bar as long as the part that is done. */
function Share({ done, all }: { done: number; all: number }) {
  return (
    <span className={classes['bar']} aria-hidden>
      <span style={{ width: `${all === 0 ? 0 : Math.round((100 * done) / all)}%` }} />
    </span>
  );
}

/** Figures that people ask for on the phone; each links to the tab with the details. */
function useFacts(standing: ProjectStanding): readonly Fact[] {
  const { t, language } = useTexts('projects');
  const { agreements, consented, requestsWaiting, tasksOverdue, nextObligation: next } = standing;
  return [
    {
      name: 'consent',
      tab: 'agreements',
      text: (
        <>
          {t('facts.consent', { done: consented, all: agreements })}{' '}
          <Share done={consented} all={agreements} />
        </>
      ),
    },
    ...(next
      ? [
          {
            name: 'next',
            tab: 'obligations',
            more: `/${next.id}/details`,
            text: t('facts.next', {
              what: next.obligationType?.code || next.description || t('facts.obligation'),
              when: next.dueDate ? shownDate(next.dueDate, language) : t('facts.undated'),
            }),
          },
        ]
      : []),
    {
      name: 'tasks',
      tab: 'tasks',
      more: '?show=overdue',
      isUrgent: tasksOverdue > 0,
      text: t('facts.tasks', { count: tasksOverdue }),
    },
    ...(requestsWaiting > 0
      ? [
          {
            name: 'requests',
            tab: 'requests',
            more: '?show=waiting',
            text: t('facts.requests', { count: requestsWaiting }),
          },
        ]
      : []),
  ];
}

function Facts({
  project,
  standing,
  parts,
}: Omit<ProjectSummaryProps, 'isUnknown'> & { readonly standing: ProjectStanding }) {
  const facts = useFacts(standing);
  return facts.map(({ name, tab, more = '', isUrgent, text }) => (
    <li key={name} data-urgent={isUrgent ? '' : undefined}>
      {parts.some(({ path }) => path === tab) ? (
        <Link to={`${projectAddress(project.id, tab)}${more}`}>{text}</Link>
      ) : (
        text
      )}
    </li>
  ));
}

/** The line below a project's title: its figures, the others who have it open, and who saved it last. */
export function ProjectSummary(props: ProjectSummaryProps) {
  const { t } = useTexts('projects');
  const { project, standing, isUnknown } = props;
  return (
    <div className={classes['line']}>
      <ul className={classes['facts']} aria-label={t('facts.title')}>
        {standing ? (
          <Facts {...props} standing={standing} />
        ) : (
          !isUnknown && <li className={classes['waiting']} />
        )}
      </ul>
      <ProjectPresence project={project} />
    </div>
  );
}
