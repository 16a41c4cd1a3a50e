import { useTexts } from 'shared-ui';
import { StatusPill } from 'shared-ui/grid';
import type { ProjectRecord } from '../ground/project-record.ts';
import classes from './project-header.module.css';

interface ProjectHeaderProps {
  readonly project: ProjectRecord;
}

interface Party {
  readonly role: 'operator' | 'broker';
  readonly name: string | undefined;
  readonly number: string | null;
  readonly reference: string | null;
}

/** The numbers that identify a project: each company's with its reference, and the AFE. */
export function ProjectNumbers({ project }: ProjectHeaderProps) {
  const { t } = useTexts('projects');
  if (project.revision === null) return t('header.new');
  const parties: readonly Party[] = [
    {
      role: 'operator',
      name: project.operator?.name,
      number: project.operatorProjectNumber,
      reference: project.operatorReference,
    },
    {
      role: 'broker',
      name: project.broker?.name,
      number: project.brokerProjectNumber,
      reference: project.brokerReference,
    },
  ];
  const shown = parties.filter(({ name, number, reference }) => name || number || reference);
  return (
    <span className={classes['numbers']}>
      {shown.map(({ role, name, number, reference }) => (
        <span key={role} title={t(`header.${role}`)}>
          {[name, number].filter(Boolean).join(' ')}
          {reference && <span className={classes['reference']}> ({reference})</span>}
        </span>
      ))}
      {project.afeNumber && (
        <span>
          {/^afe\b/i.test(project.afeNumber)
            ? project.afeNumber
            : t('header.afe', { number: project.afeNumber })}
        </span>
      )}
    </span>
  );
}

/**
 * The statuses of a project as coloured labels: on the land, in the survey, with each company; and whether it is
 * archived.
 */
export function ProjectMarks({ project }: ProjectHeaderProps) {
  const { t } = useTexts('projects');
  const { surfaceStatus, surveyStatus, operatorProjectStatus, brokerProjectStatus } = project;
  return (
    <span className={classes['marks']}>
      {project.isArchived && <strong className={classes['archived']}>{t('header.archived')}</strong>}
      {surfaceStatus && (
        <span title={t('field.surfaceStatus')}>
          <StatusPill color={surfaceStatus.colorCode}>{surfaceStatus.status}</StatusPill>
        </span>
      )}
      {(
        [
          ['surveyStatus', surveyStatus],
          ['operatorProjectStatus', operatorProjectStatus],
          ['brokerProjectStatus', brokerProjectStatus],
        ] as const
      ).map(
        ([field, status]) =>
          status && (
            <span key={field} title={t(`field.${field}`)}>
              <StatusPill color={undefined}>{status.code}</StatusPill>
            </span>
          ),
      )}
    </span>
  );
}
